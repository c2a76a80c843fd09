"""Serve a folder of static files on this machine, as a plain web host would.

usage: python tools/serve.py [FOLDER] [--port PORT] [--under /some/path/]

Without --port the first free one from 8000 up is taken. Also for tests: `serve` in a `with`.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class Server(ThreadingHTTPServer):
    """Serves `folder` under the path `under`; `address` is where a browser finds it."""

    daemon_threads = True

    def __init__(
        self, folder: Path, port: int = 0, under: str = "/", handler: type[Handler] | None = None
    ) -> None:
        self.folder, self.under = folder, under
        super().__init__(("127.0.0.1", port), handler or Handler)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}{self.under}"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore browsers that hang up."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class Handler(SimpleHTTPRequestHandler):
    server: Server
    extensions_map = TYPES
    protocol_version = "HTTP/1.1"

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments, directory=str(arguments[2].folder))

    def send_head(self) -> Any:
        if not self.path.startswith(self.server.under):
            self.send_error(404)
            return None
        self.path = "/" + self.path.removeprefix(self.server.under)
        self.directory = str(self.server.folder)
        return super().send_head()

    def end_headers(self) -> None:
        self.send_header("Cache-Control", self.caching())
        super().end_headers()

    def caching(self) -> str:
        """Have browsers ask each time whether a file has changed; Last-Modified answers."""
        return "no-cache"

    def log_message(self, format: str, *arguments: Any) -> None:  # noqa: A002
        """Don't log requests."""


@contextlib.contextmanager
def serving(
    folder: Path, under: str = "/", handler: type[Handler] | None = None
) -> Iterator[Server]:
    """Serve `folder` on a free port while the `with` lasts; its folder may be changed meanwhile."""
    with Server(folder, under=under, handler=handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


@contextlib.contextmanager
def serve(folder: Path, under: str = "/") -> Iterator[str]:
    """As `serving`, but gives only the address."""
    with serving(folder, under) as server:
        yield server.address


def first_free(folder: Path, under: str, handler: type[Handler] | None = None) -> Server:
    for port in range(8000, 8100):
        with contextlib.suppress(OSError):
            return Server(folder, port, under, handler)
    raise SystemExit("No port from 8000 to 8099 is free; choose another one with --port.")


def main() -> None:
    parser = argparse.ArgumentParser(description="Serve a folder of static files.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist")
    parser.add_argument("--port", type=int)
    parser.add_argument("--under", default="/", help="path of the folder, like /games/ra/")
    options = parser.parse_args()
    under = f"/{options.under.strip('/')}/".replace("//", "/")
    if options.port is None:
        server = first_free(options.folder, under)
    else:
        server = Server(options.folder, options.port, under)
    with server, contextlib.suppress(KeyboardInterrupt):
        print(f"Ra is at {server.address} (Ctrl+C stops the server)", flush=True)
        server.serve_forever()


if __name__ == "__main__":
    main()
