"""Read the HTML of a view: what it shows, what it can send, and whether it holds together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

from htpy import Element

from web.deed_text import parse, written

VOID = ("input", "br", "hr", "img", "link", "meta")
REFERENCES = ("for", "aria-labelledby", "aria-describedby", "aria-controls")


@dataclass
class Node:
    """An element: its attributes and what it holds."""

    tag: str
    attributes: dict[str, str]
    children: list[Node | str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """All the words in it."""
        parts = (child if isinstance(child, str) else child.text for child in self.children)
        return " ".join(" ".join(parts).split())

    @property
    def messages(self) -> list[str]:
        """What it can send itself."""
        return [text for name, text in self.attributes.items() if name.startswith("data-on-")]

    def all(self, tag: str = "", **attributes: str) -> list[Node]:
        """Everything in it of that tag and with those attributes."""
        wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
        return [
            node
            for node in self._walk()
            if tag in ("", node.tag) and wanted.items() <= node.attributes.items()
        ]

    def one(self, tag: str = "", **attributes: str) -> Node:
        """The only such one."""
        (node,) = self.all(tag, **attributes)
        return node

    def sending(self, message: str) -> list[Node]:
        """What sends that message."""
        return [node for node in self._walk() if message in node.messages]

    def _walk(self) -> Iterator[Node]:
        yield self
        for child in self.children:
            if isinstance(child, Node):
                yield from child._walk()


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open = [Node("", {})]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(node)
        if tag not in VOID:
            self.open.append(node)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


def read(view: Element | str) -> Node:
    """The elements of a view, which must hold together: ids are unique and what refers to one
    finds it, whatever is sent is written as deeds are, every control has a name, no style is
    inline."""
    reader = _Reader()
    reader.feed(str(view))
    (root,) = reader.open
    nodes = root.all()
    ids = Counter(node.attributes["id"] for node in nodes if "id" in node.attributes)
    assert [one for one, count in ids.items() if count > 1] == []
    for node in nodes:
        for name in REFERENCES:
            missing = set(node.attributes.get(name, "").split()) - set(ids)
            assert not missing, (node.tag, name, missing)
        for message in node.messages:
            assert written(parse(message)) == message
        assert "style" not in node.attributes
        if node.tag == "button":
            assert node.text or node.attributes.get("aria-label"), node
    _labelled(root, nodes)
    return root


def _labelled(root: Node, nodes: list[Node]) -> None:
    """Every field has a name."""
    labels = [node.attributes.get("for", "") for node in root.all("label")]
    within = [inner for label in root.all("label") if label.text for inner in label.all()]
    for node in nodes:
        if node.tag in ("input", "textarea", "select"):
            named = {"aria-label", "aria-labelledby"} & set(node.attributes)
            assert named or node.attributes.get("id") in labels or node in within, node
