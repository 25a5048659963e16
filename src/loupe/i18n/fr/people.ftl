# Les gens : comptes, noms, jetons, classements.

refusal-account-needed = Les parties classées sont réservées aux personnes qui ont un compte.
refusal-rated-goes-on = Une partie classée se joue jusqu’au bout.
