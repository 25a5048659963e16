"""`python -m loupe.server`: write the OpenAPI document, from which the client's types are made."""

import sys

import msgspec

from loupe.server.app import published

sys.stdout.buffer.write(msgspec.json.encode(published()))
