"""What a page of ours may load and run, as its browser is told."""

from __future__ import annotations

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "worker-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
# The engine's worker alone may compile WebAssembly, which it is served with (client/src/engine).
ENGINE = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
ENGINE_FOLDER = "engine/"
