"""The texts of Loupe in English, French and Italian, from one set of Fluent catalogues."""

from loupe.i18n.catalogue import (
    LANGUAGES,
    UnknownLanguage,
    bundle,
    choose_language,
    listed,
    say,
    system_language,
)

__all__ = ["LANGUAGES", "UnknownLanguage", "bundle", "choose_language", "listed", "say", "system_language"]
