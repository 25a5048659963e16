# L’arena, i giocatori esterni e gli ambienti per l’apprendimento.

refusal-missing-extra = Qui serve { $module }, che non è installato: pip install "loupe[{ $extra }]"
refusal-unknown-choice = «{ $name }» non può essere «{ $value }». Si può scegliere tra: { $known }
