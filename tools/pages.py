"""A host like GitHub Pages: it compresses the same files and lets browsers keep them ten minutes.

usage: python tools/pages.py [FOLDER]      to look at it; tools/bench/start.py measures on it
"""

from __future__ import annotations

import gzip
import io
import sys
from functools import lru_cache
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.serve import Handler, first_free

COMPRESSED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"}
"""What it sends compressed; it sends fonts, pictures, archives and unknown kinds as they are."""
LEVEL = 6
KEEP = "max-age=600"


@lru_cache(maxsize=256)
def packed(file: Path, changed: float) -> bytes:
    """The file's content, compressed; `changed`: when it was changed, for the cache."""
    return gzip.compress(file.read_bytes(), LEVEL, mtime=0)


class PagesHandler(Handler):
    """Answers as that host does."""

    def send_head(self) -> Any:
        place = self.path.partition("?")[0].partition("#")[0]
        under = self.server.under
        file = self.server.folder / place.removeprefix(under).lstrip("/")
        if file.is_dir():
            file /= "index.html"
        wanted = "gzip" in self.headers.get("Accept-Encoding", "")
        known = place.startswith(under) and file.is_file() and file.suffix in COMPRESSED
        if not (wanted and known) or "If-Modified-Since" in self.headers:
            return super().send_head()
        content = packed(file, file.stat().st_mtime)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Last-Modified", self.date_time_string(int(file.stat().st_mtime)))
        self.end_headers()
        return io.BytesIO(content)

    def caching(self) -> str:
        return KEEP


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[1] / "dist"
    with first_free(folder, "/", PagesHandler) as server:
        print(f"{folder} is at {server.address}", flush=True)
        server.serve_forever()


if __name__ == "__main__":
    main()
