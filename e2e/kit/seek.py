"""``python -m kit.seek``: search every moment again, and store the seeds (seeds.json)."""

import json

from kit import belote, positions

positions.found().clear()
positions.moments()
positions.further()
for name in belote.WANTED:
    belote.moment(name)
positions.FOUND.write_text(json.dumps(positions.found(), indent=2, ensure_ascii=False) + "\n", "utf-8")
