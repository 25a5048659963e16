"""The games as pure rules: cards, editions, actions, events, states, views."""
