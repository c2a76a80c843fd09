"""A small browser for CPython: as much of one as web/browser/ touches, and what it was told."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any


class JsException(Exception):
    """What JavaScript throws."""


class JsNull:
    """JavaScript's null."""


class Proxy:
    """A function of Python's that JavaScript can call until it is let go."""

    alive: set[Proxy] = set()  # noqa: RUF012  all that there are

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.alive.add(self)

    def __call__(self, *args: Any) -> Any:
        assert self in self.alive, "JavaScript calls what was let go"
        return self.function(*args)

    def destroy(self) -> None:
        self.alive.remove(self)


class AbortController:
    """Ends what was begun with its signal."""

    def __init__(self) -> None:
        self.signal = SimpleNamespace(aborted=False)

    @classmethod
    def new(cls) -> AbortController:
        return cls()

    def abort(self) -> None:
        self.signal.aborted = True


class Target:
    """Something with events."""

    def __init__(self) -> None:
        self.listeners: list[tuple[str, Any, Any]] = []

    def addEventListener(self, kind: str, proxy: Any, options: dict[str, Any]) -> None:  # noqa: N802
        self.listeners.append((kind, proxy, options["signal"]))

    def dispatch(self, kind: str, **event: Any) -> None:
        """Let an event happen."""
        for listened, proxy, signal in tuple(self.listeners):
            if listened == kind and not signal.aborted:
                proxy(SimpleNamespace(**event))

    def heard(self) -> list[str]:
        """The kinds of events that somebody still listens to."""
        return [kind for kind, _, signal in self.listeners if not signal.aborted]


class LocalStorage:
    """Texts by name; `full`: it takes no more."""

    def __init__(self, texts: dict[str, str]) -> None:
        self.texts = texts
        self.full = False

    @property
    def length(self) -> int:
        return len(self.texts)

    def key(self, number: int) -> str:
        return list(self.texts)[number]

    def getItem(self, name: str) -> Any:  # noqa: N802
        return self.texts.get(name, JsNull())

    def setItem(self, name: str, text: str) -> None:  # noqa: N802
        if self.full:
            raise JsException("QuotaExceededError")
        self.texts[name] = text

    def removeItem(self, name: str) -> None:  # noqa: N802
        self.texts.pop(name, None)


class Window(Target):
    """The window, at an address, with a clipboard that can refuse."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.AbortController = AbortController
        self.Object = SimpleNamespace(fromEntries=dict)
        self.storage: LocalStorage | JsNull | None = LocalStorage({})
        self.copied: list[str] = []
        self.steps: list[tuple[str, str]] = []
        self.downloads: list[tuple[str, str]] = []
        self.marks: list[str] = []
        self.refuses_copies = False
        self.location = SimpleNamespace()
        self.go(address)
        self.history = SimpleNamespace(
            pushState=lambda _state, _title, href: self._step("push", href),
            replaceState=lambda _state, _title, href: self._step("replace", href),
        )
        self.navigator = SimpleNamespace(
            languages=["en-GB", "fr"], clipboard=SimpleNamespace(writeText=self._copy)
        )
        self.performance = SimpleNamespace(
            mark=self.marks.append, measure=lambda name, _: self.marks.append(name)
        )
        self.Blob = SimpleNamespace(new=lambda parts: "".join(parts))
        self.URL = SimpleNamespace(
            createObjectURL=lambda blob: f"blob:{blob}", revokeObjectURL=SimpleNamespace(bind=id)
        )
        self.setTimeout = lambda *_: None

    def go(self, address: str) -> None:
        """Be at that address."""
        page, mark, fragment = address.partition("#")
        self.location.href, self.location.hash = address, mark + fragment
        self.location.protocol = page.partition("//")[0]

    @property
    def localStorage(self) -> Any:  # noqa: N802
        if self.storage is None:
            raise JsException("SecurityError")
        return self.storage

    def _step(self, how: str, href: str) -> None:
        self.steps.append((how, href))
        self.go(href)

    async def _copy(self, text: str) -> None:
        if self.refuses_copies:
            raise JsException("NotAllowedError")
        self.copied.append(text)


class Element:
    """An element: what it wears, and what our Root (web/static/root.js) shows in it and hears."""

    def __init__(self) -> None:
        self.lang = ""
        self.dataset = SimpleNamespace()
        self.shown: list[str] = []
        self.whole = self.closed = False
        self.told: Any = None

    @property
    def html(self) -> str:
        return self.shown[-1]

    def show(self, html: str) -> None:
        self.shown.append(html)

    def hear(self, told: Any) -> None:
        self.told = told

    def close(self) -> None:
        self.closed = True

    def do(self, kind: str, text: str, **detail: Any) -> bool:
        """A person does something, as root.js tells of it."""
        assert not self.closed
        return bool(self.told(kind, text, json.dumps(detail)))

    def click(self, message: str) -> None:
        """Click on what sends this message."""
        assert f'data-on-click="{message}"' in self.html, f"nothing sends {message}"
        self.do("click", message, value=None)


class Document:
    """The document, with a theme colour for day and one for night."""

    def __init__(self, window: Window) -> None:
        self.title = ""
        self.documentElement = Element()
        self.colours = [
            SimpleNamespace(dataset=SimpleNamespace(of=name), media="") for name in ("day", "night")
        ]
        self._window = window

    def querySelectorAll(self, selector: str) -> list[Any]:  # noqa: N802
        assert selector == "meta[name=theme-color]"
        return self.colours

    def createElement(self, tag: str) -> Any:  # noqa: N802
        link = SimpleNamespace(href="", download="")
        link.click = lambda: self._window.downloads.append((link.download, link.href))
        return link


class Worker:
    """A worker: what it was asked, and a way to let it answer or break. It has started as soon as
    somebody listens, unless it is slow."""

    def __init__(self, *, slow: bool) -> None:
        self.questions: list[tuple[str, dict[str, Any]]] = []
        self.slow = slow
        self.onerror: Any = None
        self.ended = False
        self._onmessage: Any = None

    @property
    def onmessage(self) -> Any:
        """Who listens to it."""
        return self._onmessage

    @onmessage.setter
    def onmessage(self, listener: Any) -> None:
        self._onmessage = listener
        if listener is not None and not self.slow:
            self.begin()

    def begin(self) -> None:
        """Tell that it has started."""
        self.onmessage(SimpleNamespace(data=["", "", ""]))

    def postMessage(self, message: list[str]) -> None:  # noqa: N802
        assert not self.ended
        ticket, question = message
        self.questions.append((ticket, json.loads(question)))

    def terminate(self) -> None:
        self.ended = True

    def answer(self, number: int = -1, **answer: Any) -> None:
        """Answer a question, the last one put if not said otherwise."""
        self.onmessage(SimpleNamespace(data=[self.questions[number][0], json.dumps(answer), ""]))

    def fail(self, words: str) -> None:
        """Fail at the last question."""
        self.onmessage(SimpleNamespace(data=[self.questions[-1][0], "", words]))

    def crash(self, **event: Any) -> None:
        """Break as a whole."""
        self.onerror(SimpleNamespace(**event))


class Browser:
    """All of it, as the modules that web/browser/ imports."""

    def __init__(self, address: str = "http://ra.example/") -> None:
        Proxy.alive.clear()
        self.window = Window(address)
        self.document = Document(self.window)
        self.workers: list[Worker] = []
        self.slow_workers = False
        self.watched: list[Any] = []
        self.renewed = 0

    @property
    def texts(self) -> dict[str, str]:
        """What is in localStorage."""
        assert isinstance(self.window.storage, LocalStorage)
        return self.window.storage.texts

    @property
    def worker(self) -> Worker:
        """The one that was started last."""
        return self.workers[-1]

    def say(self, word: str) -> None:
        """News of the site (web/static/offline.js)."""
        for told in self.watched:
            told(word)

    def modules(self) -> dict[str, ModuleType]:
        """By name."""
        ffi = module("pyodide.ffi", JsException=JsException, JsNull=JsNull, create_proxy=Proxy)
        vars(ffi)["to_js"] = lambda value, dict_converter=None: value
        ours = module(
            "pyscript.js_modules",
            root=SimpleNamespace(Root=SimpleNamespace(new=self._root)),
            thinker=SimpleNamespace(think=self._think),
            offline=SimpleNamespace(watch=self._watch, use=self._renew),
            stage=SimpleNamespace(stage=self._stage),
        )
        pyscript = module("pyscript", window=self.window, document=self.document)
        return {one.__name__: one for one in (module("pyodide"), ffi, pyscript, ours)}

    def _root(self, element: Element, whole: bool) -> Element:
        element.whole = whole
        return element

    def _think(self) -> Worker:
        self.workers.append(Worker(slow=self.slow_workers))
        return self.worker

    def _watch(self, told: Any, signal: Any) -> None:
        self.watched.append(lambda word: signal.aborted or told(word))

    def _renew(self) -> None:
        self.renewed += 1

    async def _stage(self, host: Element) -> Element:
        return Element()


def module(name: str, **contents: Any) -> ModuleType:
    """A module of that name."""
    made = ModuleType(name)
    vars(made).update(contents)
    return made


def forget_edge() -> list[str]:
    """The modules that hold on to a browser once they are imported."""
    rooms = ("web.browser", "web.edge", "web.page")
    return [name for name in sys.modules if name.startswith(rooms)]
