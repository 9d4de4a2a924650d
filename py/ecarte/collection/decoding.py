"""The encoding of a file: UTF-8, or what older editors save instead."""

from __future__ import annotations

import codecs
import re

_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
# No European word has three such letters in a row or one of these bytes; texts in Shift-JIS and damaged files do.
_NOT_LATIN = re.compile(rb"[\x80-\xff]{3}|[\x81-\x84\x86-\x8b\x8d-\x90\x98-\x9b\x9d-\x9f\xff]")


class Decoder:
    """Decodes a text block by block: UTF-8, UTF-16, or Windows-1252 where the text was ASCII before.

    ``encoding`` is the one in use. ``head`` is the beginning of the text, which tells UTF-16.
    """

    def __init__(self, head: bytes) -> None:
        self.encoding = _utf16(head) or "utf-8"
        self._decoder = codecs.getincrementaldecoder(self.encoding)()
        self._plain = True  # whether all the text was ASCII

    def decode(self, block: bytes, final: bool) -> str:
        """Return the text of the next block; raises UnicodeDecodeError where it is in no encoding that is known."""
        if self.encoding == "cp1252":
            return self._latin(block)
        try:
            text = self._decoder.decode(block, final)
        except UnicodeDecodeError as error:
            rest = error.object
            if self.encoding != "utf-8" or not self._plain or not rest[: error.start].isascii():
                raise
            text = self._latin(rest)  # raises, too, unless it looks like words
            self.encoding = "cp1252"
        self._plain = self._plain and text.isascii()
        return text

    @staticmethod
    def _latin(block: bytes) -> str:
        odd = _NOT_LATIN.search(block)
        if odd:
            raise UnicodeDecodeError("utf-8", block, odd.start(), odd.end(), "no encoding that is known")
        return block.decode("cp1252")


def _utf16(head: bytes) -> str:
    """Return the codec of UTF-16 when a text begins with its mark, or with Latin letters in it; else ""."""
    if head.startswith(_MARKS):
        return "utf-16"
    even, odd = head[:8:2], head[1:8:2]
    if len(head) < 8 or (0 in even) == (0 in odd):
        return ""
    return "utf-16-le" if not any(odd) else "utf-16-be" if not any(even) else ""
