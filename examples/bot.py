"""A player for Loupe's arena in twenty lines: it asks anything, and names a gem once only one is left.

    loupe arena --players "cmd:python examples/bot.py",novice,novice --game sleuth/avalon-hill --games 30
"""

import json
import random
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "begin":
        chance, here = random.Random(told["seed"]), set()
    elif told["type"] == "act":
        view = told["view"]
        here |= set(view["hand"]) | set(view["scene"]["face_up"])
        here |= {gem for event in told["seen"] if event["type"] == "showed" for gem in event["gems"]}
        left = [a + b + c for a in "DPO" for b in "123" for c in "RBGY" if a + b + c not in here]
        answer = chance.choice(told["actions"]) if told["must_act"] and told["actions"] else None
        if told["may_identify"] and (len(left) <= told["may_identify"] or (told["must_act"] and not answer)):
            answer = {"type": "identify", "gems": chance.sample(left, told["may_identify"])}
        print(json.dumps(answer), flush=True)
