# Le persone: account, nomi, gettoni, classifiche.

refusal-account-needed = Le partite classificate sono per chi ha un account.
refusal-rated-goes-on = Una partita classificata si gioca fino in fondo.
