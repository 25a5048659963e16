"""The texts of Loupe in English, French and Italian, from one set of Fluent catalogues."""

from loupe.i18n.catalogue import LANGUAGES, bundle, choose_language, say

__all__ = ["LANGUAGES", "bundle", "choose_language", "say"]
