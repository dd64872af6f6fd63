// What the coach says in Italian. `<lesson>.<scene>` is the title of a page, `<lesson>.<scene>.text` the page.

import type { lessons as english } from '../../en/learn/lessons.ts';

export const lessons = {
  challenge: 'La tua prima sfida',
  'challenge.about':
    'Sei Virus, e le tue pedine moltiplicano. Parti, chiama un alleato, posa una carta e scendi su un pianeta altrui: una sfida, passo per passo.',
  'challenge.goal': 'Cinque pianeti altrui',
  'challenge.goal.text':
    'Ognuno vive in un sistema di cinque pianeti, con quattro pedine su ciascuno. Vince chi per primo ha basi su cinque pianeti fuori dal proprio sistema; si può vincere in più d’uno. La via è la sfida: uno attacca, uno difende, gli altri possono unirsi.',
  'challenge.power': 'Un Potere che piega le regole',
  'challenge.power.text':
    'Ognuno ha un Potere, noto a tutti. Il tuo è Virus: dove gli altri sommano le pedine al numero del loro Attack, le tue lo moltiplicano. Ricordalo quando decidi quante mandarne.',
  'challenge.destiny': 'Destiny dice chi',
  'challenge.destiny.text':
    'È il tuo turno: sei il GO. La carta Destiny è stata girata e mostra il colore del giocatore dopo di te. La sfida è in quel sistema, e il suo padrone è il GD.',
  'challenge.launch': 'Metti pedine sul cono',
  'challenge.launch.text':
    'Sul cono volano da una a quattro pedine, da qualunque tua base. Ciò che vola si può perdere. Mandane quattro: con Virus ognuna vale come un’altra carta.',
  'challenge.aim': 'Punta un pianeta',
  'challenge.aim.text':
    'Tutti e cinque sono difesi da quattro pedine, quindi uno vale l’altro. Il GD somma quelle del pianeta che scegli.',
  'challenge.invite': 'Chiedi aiuto',
  'challenge.invite.text':
    'Prima invita il GO, poi il GD. Un tuo alleato porta da una a quattro pedine e scende con te se vinci. È una base anche per lui: l’aiuto ha il suo prezzo. Invita il terzo giocatore.',
  'challenge.joined': 'Un alleato con due pedine',
  'challenge.joined.text':
    'Il terzo giocatore si è unito a te. Gli alleati del GO vincono una base; quelli del GD vincono carte, o pedine dal Warp. Nessuno si unisce a una parte che non l’ha invitato.',
  'challenge.card': 'Posa una carta coperta',
  'challenge.card.text':
    'I due giocatori principali posano una carta Challenge, e si rivelano insieme. Hai un 8 e un 6, e sembra poco. Ma 8 per quattro pedine fa 32. Posa l’8.',
  'challenge.sums': '34 contro 19',
  'challenge.sums.text':
    'Il tuo 8 per 4 fa 32, e si sommano le due pedine dell’alleato: 34. Il GD ha un 15 e quattro pedine: 19. Vince il totale più alto; il pareggio sarebbe del GD.',
  'challenge.landed': 'Una base esterna',
  'challenge.landed.text':
    'Le quattro pedine del GD vanno nel Warp, e lì aspettano: all’inizio di ogni propria sfida se ne riprende una. La tua parte scende. Una delle cinque basi è tua.',
  'challenge.again': 'E ancora una',
  'challenge.again.text':
    'Chi riesce, e ha ancora una carta Challenge, può fare una seconda sfida nello stesso turno. Dopo un insuccesso, o dopo la seconda, il turno passa. Continua.',
  'challenge.steps': 'I dieci passi',
  'challenge.steps.text':
    'Ogni sfida va così: si riprende una pedina dal Warp, si gira Destiny, si carica il cono e si punta, invita il GO, invita il GD, gli alleati si uniscono, si posano le carte, si rivelano e decidono, si scarta, e poi un respiro prima della prossima. Poteri, Edict e Flare agiscono fra un passo e l’altro; il tavolo ti dice quando puoi usare i tuoi.',

  alliance: 'Un alleato con una carta',
  'alliance.about': 'Un altro attacca e vuole il tuo aiuto. Sei Cavalry: porti pedine, e una sorpresa.',
  'alliance.invited': 'Ti invitano',
  'alliance.invited.text':
    'Il giocatore dopo di te attacca il terzo con tre pedine, e ti invita. Se ti unisci e vincete, scendi anche tu su quel pianeta. Se perdete, le tue pedine vanno nel Warp con le altre.',
  'alliance.join': 'Scegli una parte',
  'alliance.join.text':
    'Puoi unirti a una parte che ti ha invitato, o restarne fuori. Fra persone prima si parla: si può promettere tutto, e nulla vincola. Unisciti al GO.',
  'alliance.commit': 'Quante?',
  'alliance.commit.text':
    'Da una a quattro pedine. Contano per la tua parte e ne seguono la sorte. Mandane due; al resto puoi rimediare.',
  'alliance.flank': 'Il tuo Potere, da alleato',
  'alliance.flank.text':
    'Entrambi hanno posato la carta, e nessuno le conosce. Senza di te può finire in volata. Cavalry può posare una sua carta accanto a quella della sua parte: usa il Potere.',
  'alliance.lay': 'Quale carta?',
  'alliance.lay.text': 'Hai un 15 e un 8. Posa il 15.',
  'alliance.won': '30 contro 16',
  'alliance.won.text':
    'La tua parte aveva 10, tre pedine e le tue due: 15, uno meno del 16 dell’altra. Il tuo 15 ne ha fatto 30. Siete scesi in due: ora ognuno ha una base lì.',
  'alliance.defense': 'Aiutare chi difende',
  'alliance.defense.text':
    'Gli alleati del GD non guadagnano pianeti. Se vincono, le loro pedine tornano a casa, e per ognuna pescano una carta o riprendono una loro pedina dal Warp. Buone ragioni per difendere chi è ancora lontano dalla vittoria.',

  deal: 'Trova un accordo',
  'deal.about': 'Due Compromise sul tavolo, e si tratta: una base per una base. Sei Mind, e sai che cosa ha l’altro.',
  'deal.idea': 'C’è un’altra via',
  'deal.idea.text':
    'Oltre agli Attack ci sono i Compromise. Uno contro un Attack perde, e ha in consolazione carte del vincitore. Ma con due Compromise si tratta: potete scambiarvi carte e basi, e guadagnare entrambi.',
  'deal.send': 'Manda una sola pedina',
  'deal.send.text': 'Non vuoi combattere, quindi rischia poco: metti una pedina sul cono.',
  'deal.where': 'Punta',
  'deal.where.text': 'Un pianeta vale l’altro.',
  'deal.look': 'Leggi nel pensiero',
  'deal.look.text':
    'Il tuo Potere ti lascia guardare la mano di un giocatore principale quando il cono è puntato. Guarda.',
  'deal.alone': 'Niente alleati',
  'deal.alone.text':
    'Il GD ha un 20, un 4 e un Compromise. Anche tu hai un Compromise. Gli alleati sarebbero d’intralcio: se si trova un accordo, tornano a casa a mani vuote. Non invitare nessuno.',
  'deal.peace': 'Posa il tuo Compromise',
  'deal.peace.text': 'A un tavolo lo diresti ad alta voce: “Vengo in pace.” Può essere una bugia. Posalo.',
  'deal.talk': 'Un accordo, entro il tempo',
  'deal.talk.text':
    'Siete stati sinceri tutti e due. Ora potete offrirvi carte e una base ciascuno, con un certo numero di proposte a testa. Se non vi accordate, perdete entrambi tre pedine nel Warp.',
  'deal.offer': 'Una base per una base',
  'deal.offer.text':
    'Offri una base su un tuo pianeta e chiedi una base su un suo: una e una, e nient’altro. Con un accordo nessuno guadagna più di una base.',
  'deal.mine': 'Dove può stabilirsi?',
  'deal.mine.text': 'Scegli il tuo pianeta dove può fare una base accanto a te.',
  'deal.yours': 'E tu dove?',
  'deal.yours.text': 'E il suo pianeta dove vuoi la tua.',
  'deal.done': 'Accettato',
  'deal.done.text': 'È d’accordo. Di’ quali pedine vanno nella nuova base; quella sul cono va bene.',
  'deal.failed': 'Una base per uno',
  'deal.failed.text':
    'Hai una base esterna, e l’altro anche. Un accordo conta come successo: potresti sfidare ancora. Ma guarda i punti: una base per una base aiuta chi è avanti.',
  'deal.cards': 'Le altre carte',
  'deal.cards.text':
    'Oltre alle carte Challenge avrai Edict, che fanno ciò che dicono nel momento che indicano, e Flare, ognuna col nome di un Potere: più deboli per chi le ha in mano, più forti per chi ha proprio quel Potere. Chi non ha carte Challenge quando ne serve una prende una nuova mano.',
} satisfies Record<keyof typeof english, string>;
