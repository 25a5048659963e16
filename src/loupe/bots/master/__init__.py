"""The master."""

from loupe.bots.exact import Sharp as Master

__all__ = ["Master"]
