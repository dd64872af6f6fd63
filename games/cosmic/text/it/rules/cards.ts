// Chapters 5 to 8: Challenge cards, the other cards of that deck, extra Destiny cards, and who acts first.

import type { Messages } from '@orrery/kernel';

export const cards: Messages = {
  'chapter.5': 'Le carte Challenge',
  'rule.5.0': 'Attack e Compromise sono le carte Challenge: senza non c’è sfida.',
  'rule.5.1':
    'Un Attack ha un numero, sopra o sotto zero o zero esso stesso, che si somma alle pedine della sua parte.',
  'rule.5.2':
    'Un Compromise offre di trattare. Contro un Attack perde e prende consolazione; con due insieme si cerca un accordo.',
  'rule.5.3':
    'Il gioco base ha 55 Attack e 17 Compromise, l’espansione 43 e 11. Gli Attack da zero in giù vengono solo dall’espansione.',

  'chapter.6': 'Le altre carte del mazzo',
  'rule.6.0':
    'Anche Flare, Edict, Kicker e Reinforcement fanno parte della mano: si possono trattare, prendere come consolazione, e se ne vanno con una mano scartata.',
  'rule.6.1':
    'Nel mazzo ci sono tre Flare per giocatore, fra cui quelle dei Poteri in gioco; o venti, se ci si accorda. Se il Potere è tuo e attivo giochi la sua Flare in versione Super, altrimenti Wild. Non sei mai obbligato; si usa una volta.',
  'rule.6.2':
    'Chiunque può giocare un Edict nel momento della sua icona, anche da fuori della sfida, in vista. Si usa una volta.',
  'rule.6.3':
    'Opzione: i Kicker. Dopo le alleanze e prima di posare le carte, ogni giocatore principale può posare un Kicker coperto; se lo fa uno, può farlo anche l’altro. Si rivelano con le carte Challenge.',
  'rule.6.31':
    'Con un Attack, un Kicker ne moltiplica il valore prima di effetti come Calculator o Virus. I segni seguono l’aritmetica, e zero per qualsiasi cosa è zero.',
  'rule.6.32':
    'Con un Compromise contro un Attack, moltiplica la consolazione. Se è negativo la paga chi perde: con tre pedine perse e un Kicker −2, il vincitore gli prende sei carte.',
  'rule.6.33':
    'Con due Compromise, moltiplica ciò che perde l’altro se non c’è accordo: nulla con lo zero, e con un negativo riprende pedine dal Warp. Due Kicker valgono entrambi.',
  'rule.6.4':
    'Opzione: i Reinforcement. Quando le due carte sono Attack e tutto il resto è contato, chiunque sia nella sfida può aggiungerne quanti vuole all’una o all’altra parte. Non c’è ordine; finisce quando nessuno ne aggiunge più.',

  'chapter.7': 'Le altre carte Destiny',
  'rule.7.0':
    'Opzione: coni incolori e Comet si mescolano insieme, e una carta a caso per giocatore va nel mazzo Destiny. A ogni nuovo mazzo l’ultima giocata cede il posto a un’altra; o, se ci si accorda, lo fanno tutte.',
  'rule.7.1':
    'Un cono incolore dice a parole chi sfidare, e per i Poteri che guardano il colore ha quello di chi indica. Se è il GO, vale come il suo colore.',
  'rule.7.11':
    'Se si adatta a più giocatori il GO sceglie fra loro, e la carta è un jolly: il Dictator non ha voce, e l’Assassin può scegliere un altro di loro.',
  'rule.7.12':
    'Una sfida regolare è nel sistema di quel giocatore: contro un pianeta, contro chi occupa una Luna, o verso una Luna libera. Una sfida nel Warp è contro pedine nel Warp, con l’esito scritto sulla carta.',
  'rule.7.2':
    'Una Comet cambia le regole per questa sfida. Si gira ancora finché una carta dà il GD; conta solo la prima Comet.',

  'chapter.8': 'Chi agisce prima',
  'rule.8.0':
    'Quando più giocatori vogliono agire nello stesso momento: prima chi non è giocatore principale, in senso orario dalla sinistra del GO, poi il GO, per ultimo il GD.',
};
