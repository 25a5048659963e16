"""People with accounts: who they are, what they have played, and what they may do."""
