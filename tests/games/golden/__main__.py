"""`python -m tests.games.golden --write` writes all transcripts anew."""

from __future__ import annotations

import sys

from tests.games.golden import FOLDER, goldens, transcript

if sys.argv[1:] != ["--write"]:
    sys.exit(__doc__)
for old in FOLDER.glob("*.txt"):
    old.unlink()
for golden in goldens():
    golden.path.write_text(transcript(golden), encoding="utf-8")
print(f"{len(list(goldens()))} transcripts in {FOLDER}")
