# The browser: what every page has.

web-parts-no-script = Loupe needs JavaScript, and nothing from any other site.
web-parts-skip = Skip to the page
web-parts-home = Front door
web-parts-close = Close
web-parts-loading = One moment.
web-parts-retry = Try again
web-parts-trouble = That could not be reached
web-parts-offline = The server cannot be reached. Nothing was lost; try again when you are online.
web-parts-unavailable = The server is not available just now. Nothing was lost; try again in a moment.
web-parts-broken = Something went wrong in this page. Nothing was lost; loading it again should help.
web-parts-nothing = There is nothing here
web-parts-nothing-why = This address leads nowhere. Perhaps a letter of it was lost on the way.
web-parts-settings = Settings
web-parts-language = Language
web-parts-theme = Light
web-parts-theme-system = As the device
web-parts-theme-dark = Night
web-parts-theme-light = Day
web-parts-contrast = High contrast
web-parts-motion = Less motion
web-parts-sound = Sound
web-parts-vibration = Vibrate at your turn
web-parts-confirm = Confirm before acting
web-parts-shortcuts = Keys
web-parts-shortcut-list = List the keys
web-parts-space = Space
