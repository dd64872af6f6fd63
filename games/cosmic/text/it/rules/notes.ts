// Chapters 14 and 15: what the expansion changes for single powers and cards, and powers that need a word.

import type { Messages } from '@orrery/kernel';

export const notes: Messages = {
  'chapter.14': 'Con l’espansione',
  'rule.14.1':
    'Il Cavalry non aggiunge un Kicker suo, ma la sua carta è moltiplicata da quello del suo giocatore principale. Con la sua Flare, Wild o Super, un Kicker moltiplica l’Attack di ogni alleato di chi l’ha posato.',
  'rule.14.2':
    'Chosen: il primo Kicker pescato prima della carta Challenge la moltiplica. La Super tiene i Reinforcement pescati.',
  'rule.14.3':
    'Chronos: il Kicker dell’avversario si mette da parte con la carta. La Wild può portare a una Luna come a un pianeta.',
  'rule.14.4': 'Il Clone non può tenere i Kicker.',
  'rule.14.5': 'Deuce: un Kicker moltiplica solo la carta principale, e il Deuce deve sempre dire qual è.',
  'rule.14.6': 'Il Filch non può prendere i Kicker.',
  'rule.14.7':
    'Il Gambler può nascondere anche il Kicker, e mentire su di esso. Lo scarto della Wild si misura dopo i Kicker.',
  'rule.14.8':
    'Il Laser pesca la carta dopo che l’avversario ha potuto posare un Kicker. La Wild fa scegliere alla vittima il Kicker prima di chiedere alleati.',
  'rule.14.9': 'Loser: i Kicker si possono posare dopo la rivolta e prima delle carte.',
  'rule.14.10': 'Il Mirror inverte le cifre dopo che il Kicker ha moltiplicato.',
  'rule.14.11': 'L’Oracle non vede il Kicker avversario.',
  'rule.14.12': 'Pentaform: le basi sulle Lune non cambiano lo stadio, salvo Moon Base Omega.',
  'rule.14.13':
    'Phantom: chi riceve il Potere volta cinque pedine, da qualunque base, e le mette sulla stella. Chi lo perde non può usare né fare fantasmi, ma può muovere sul cono quelli che ci sono.',
  'rule.14.14': 'Il Seeker può chiedere della mano addizionale del Miser e delle condizioni dello Schizoid.',
  'rule.14.15': 'Il Sorcerer scambia le carte Challenge; i Kicker restano dove sono.',
  'rule.14.16': 'Il Visionary nomina la carta dopo che entrambi hanno deciso sui Kicker, sui quali non ha voce.',
  'rule.14.17': 'Il Worm non può volgere il cono a una Luna.',
  'rule.14.18': 'Keeper tiene anche Kicker e Reinforcement.',
  'rule.14.19': 'Plague prende anche un Kicker e un Reinforcement.',
  'rule.14.20': 'Sanity ferma anche tutte le Lune, e lascia a ognuno un solo Potere.',
  'rule.14.21': 'La Flare del Vampire, Wild, può scambiare anche con una base su una Luna.',
  'rule.14.22': 'La Flare del Void può togliere una Luna.',
  'rule.14.23': 'Worldships può usare in qualsiasi sfida una Comet che ha.',

  'chapter.15': 'Poteri speciali',
  'rule.15.0':
    'I Poteri si incontrano in modi che nessuno può prevedere. Dove due non stanno insieme, seguite gli esempi qui.',
  'rule.15.1':
    'Hurtz, Industrialist, Miser, Pentaform, Queue, Schizoid, Symbiote, Terrorist, Warrior e Witch hanno cose proprie, artefatti, che si ricevono nella preparazione. Pescato più tardi, un Potere così si ripesca. Solo Pentaform e Changeling possono ottenerne uno in gioco, e gli artefatti lo seguono.',
  'rule.15.2':
    'L’Assassin colpisce il colore estratto. Il Dictator punta il cono su qualunque sistema, qualunque cosa sia uscita. Il Will sfida qualunque colore, ma nel sistema scelto dal Dictator.',
  'rule.15.3':
    'Un Insect con il Loser copiato può disfare una rivolta già dichiarata? No. Si chiede prima al GO; se la dichiara, è fatta. Se no può farlo il GD, e allora il GO non può farci nulla.',
  'rule.15.4':
    'Chi è zittito non può accordarsi, e non può giocare una carta né usare un Potere che voglia un bersaglio o un’altra scelta detta a voce, come Plague. Ciò che si spiega da sé si può giocare. Alcuni Poteri sono fermati in parte.',
  'rule.15.5':
    'Le condizioni dello Schizoid devono comprendere almeno tre basi esterne. Force, Judge e Witch nell’originale sono senza limiti; qui ne hanno.',
};
