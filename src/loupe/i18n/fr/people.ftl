# Les gens : comptes, noms, jetons, classements.

refusal-account-needed = Les parties classées sont réservées aux personnes qui ont un compte.
refusal-rated-goes-on = Une partie classée se joue jusqu’au bout.

refusal-bad-login = Un identifiant commence par une lettre et compte de trois à trente lettres, chiffres, points, tirets ou tirets bas, sans espace.
refusal-login-taken = Quelqu’un a déjà cet identifiant.
refusal-password-short = Un mot de passe compte au moins { $least } signes ; quatre mots sans rapport entre eux en font un bon.
refusal-password-common = Ce mot de passe est trop facile à deviner ; quatre mots sans rapport entre eux en font un bon.
refusal-wrong-password = L’identifiant et le mot de passe ne vont pas ensemble.
refusal-wrong-code = L’identifiant et le code de secours ne vont pas ensemble.
refusal-too-many-attempts = Il y a eu trop d’essais ; réessayez { $minutes ->
    [one] dans une minute.
   *[other] dans { $minutes } minutes.
}
refusal-account-only = Pour cela, il faut être connecté à son compte.
refusal-logged-in = Vous êtes déjà connecté ; déconnectez-vous d’abord.
refusal-too-many-muted = Vous pouvez faire taire { $most } personnes au plus.
refusal-no-such-session = Vous n’y êtes plus connecté.

# Les robots venus d’ailleurs

refusal-too-many-bots = Un compte a { $most } robots au plus.
refusal-too-many-tokens = Un robot a { $most } jetons au plus ; révoquez-en un d’abord.
refusal-no-such-bot = Vous n’avez pas ce robot.
refusal-no-such-token = Ce jeton n’existe plus.
refusal-bad-token = Ce jeton n’est pas valable, ou ne l’est plus.
refusal-scope-lacking = Ce jeton ne le permet pas : il lui faudrait le droit « { $scope } ».
refusal-no-bots = Ce n’est pas pour les robots : leur propriétaire le fait, une fois connecté.

# L’entrée

refusal-too-many-requests = C’est trop à la fois ; attendez un instant.
refusal-too-slow = L’envoi a duré trop longtemps, et rien n’a été fait.
refusal-bad-proxy = { $address } n’est pas l’adresse d’un mandataire : écrivez 10.0.0.7, ou un réseau comme 10.0.0.0/8.
