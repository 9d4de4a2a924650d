// node tools/pyodide/dealt.mjs PACKAGES GAMES: play one deal of each game with the package in the folder PACKAGES, by the requests of
// the page, and print as a JSON list which of its modules are then loaded. GAMES is a JSON list of the requests that begin the games.
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const [packages, games] = process.argv.slice(2);
const python = await loadPyodide();
python.FS.mkdirTree("/packages");
python.mountNodeFS("/packages", packages);
python.globals.set("games", games);
const loaded = python.runPython(`
import json, sys

sys.dont_write_bytecode = True
sys.path.insert(0, "/packages")
from ecarte.requests.web import respond

def ask(**request):
    answer = json.loads(respond(json.dumps(request)))
    if problems := answer.get("problems"):
        raise RuntimeError(f"{request}: {problems}")
    return answer

for number, game in enumerate(json.loads(games)):
    answer, made = ask(**game), 0
    while not answer["view"]["next"] and answer["view"]["phase"] != "over":
        record, view, seat = answer["record"], answer["view"], game["seat"]
        if view["turn"] == seat:
            event = view["legal"][(made + number) % len(view["legal"])]
            answer = ask(do="play", record=record, seat=seat, event=event)
        else:
            player = game["players"][view["turn"]]
            answer = ask(do="bot", record=record, seat=seat, player=player, **{"as": view["turn"]})
        made += 1

json.dumps(sorted(name for name in sys.modules if name.partition(".")[0] == "ecarte"))
`);
process.stdout.write(loaded);
