"""A player for Loupe in twenty lines: asks anything, and names the gems that nobody has shown it.

    loupe bot "python examples/bot.py"
    loupe arena --players "cmd:python examples/bot.py",novice,novice --games 30
"""

import json
import random
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "begin":
        chance, found = random.Random(told["seed"]), set()
    elif told["type"] == "act":
        view, wanted, answer = told["view"], told["may_identify"], None
        found |= {*view["hand"], *view["scene"]["face_up"]}
        found |= {gem for event in told["seen"] if event["type"] == "showed" for gem in event["gems"]}
        left = [gem + n + colour for gem in "DPO" for n in "123" for colour in "RBGY"]
        left = [gem for gem in left if gem not in found]
        if told["must_act"]:
            questions = [action for action in told["actions"] if action["type"] == "ask"]
            answer = chance.choice(questions or told["actions"] or [None])
        if wanted and (len(left) == wanted or (told["must_act"] and answer is None)):
            answer = {"type": "identify", "gems": chance.sample(left, wanted)}
        print(json.dumps(answer), flush=True)
