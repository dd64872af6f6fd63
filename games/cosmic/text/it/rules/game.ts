// Chapters 1 to 4: set-up, winning, the turn, powers. N.0 is what the rulebook says at the head of a chapter; parts of a paragraph
// have a digit more than it (3.81).

import type { Messages } from '@orrery/kernel';

export const game: Messages = {
  'chapter.1': 'La preparazione',
  'rule.1.1':
    'Il Warp sta in mezzo, e intorno un sistema per giocatore. Ognuno ha 20 pedine di un colore, quattro su ciascuno dei suoi cinque pianeti. I sistemi dei colori che nessuno gioca restano nella scatola.',
  'rule.1.2':
    'Il mazzo Destiny ha le carte dei colori in gioco e i jolly. In tre giocatori il jolly con il cono inverso resta fuori. Si possono aggiungere coni incolori e Comet (§7).',
  'rule.1.3':
    'Una Flare a caso per giocatore ne indica il Potere. Senza Lucre quelle segnate L si ridanno (§11). I Poteri di tutti sono noti a tutti. Se si usano le Lune, si distribuiscono ora (§13).',
  'rule.1.4':
    'Il mazzo Challenge è fatto delle carte Challenge, degli Edict, delle Flare che hanno indicato i Poteri e del doppio di altre, mai viste. Si possono aggiungere Kicker e Reinforcement (§6). Ognuno riceve sette carte.',
  'rule.1.5':
    'Tutte le altre Flare sono fuori gioco. Si girano carte Destiny finché una mostra un solo colore: comincia quel giocatore, e i turni vanno in senso orario.',

  'chapter.2': 'La vittoria',
  'rule.2.0':
    'Una base è una o più tue pedine su un pianeta. Vince chi per primo ha basi su cinque pianeti fuori dal proprio sistema.',
  'rule.2.1': 'Chi arriva alla quinta base esterna nello stesso momento vince insieme.',

  'chapter.3': 'Il turno',
  'rule.3.0':
    'Nel tuo turno sei il GO e fai una sfida. Se riesce, con una vittoria o un accordo, e hai ancora una carta Challenge, puoi farne una seconda. Poi, o dopo un insuccesso, il turno passa a sinistra.',
  'rule.3.01':
    'Se all’inizio del turno non hai carte Challenge, gioca ciò che puoi, scarta il resto della mano e pesca sette carte.',
  'rule.3.02': 'Di’ ciò che vuoi, prometti e tradisci, ma ad alta voce: niente si sussurra.',
  'rule.3.1':
    'All’inizio di una sfida il GO può riprendere dal Warp una sua pedina e metterla su una sua base; se non ne ha, direttamente sul cono.',
  'rule.3.2':
    'Dal mazzo Destiny il GO scopre la carta in cima, che finisce negli scarti. L’ultima rimasta si mescola con questi in un nuovo mazzo.',
  'rule.3.21':
    'Un colore dice in quale sistema è la sfida, e che il GD ne è il padrone. Il GO può scegliere un pianeta dove il GD ha base, uno vuoto, o uno dove abitano solo altri.',
  'rule.3.22':
    'Qualunque sia il pianeta, il GD è il colore estratto, se occorre con zero pedine. Le pedine di altri che vi si trovano non contano e non rischiano nulla.',
  'rule.3.23': 'Opzione: il GO può attaccare la base di un altro in quel sistema, che è allora il GD.',
  'rule.3.24': 'Un jolly ha tutti i colori: il GO sceglie il sistema.',
  'rule.3.25': 'Un cono nero vuol dire che si usa il lato inverso del cono.',
  'rule.3.26':
    'Sul proprio colore il GO può girare un’altra carta, sfidare una base altrui nel suo sistema, o riprendersi un suo pianeta vuoto: le pedine sul cono vi scendono e basta. È una delle due sfide.',
  'rule.3.27': 'Un GD senza carte Challenge gioca ciò che può, scarta il resto della mano e pesca sette carte.',
  'rule.3.3': 'Il GO carica il cono: una, due, tre o quattro pedine, da qualunque sua base, in casa o esterna.',
  'rule.3.31': 'Togliere l’ultima pedina da un pianeta fa perdere la base, anche in casa.',
  'rule.3.32': 'Poi si punta il cono su un pianeta. Il GD lo difende con tutte le pedine che vi ha.',
  'rule.3.4': 'Il GO può invitare altri come alleati per questa sfida: tutti, alcuni o nessuno.',
  'rule.3.5': 'Poi invita il GD allo stesso modo, anche chi il GO ha già invitato.',
  'rule.3.6':
    'Dalla sinistra del GO, in senso orario, ogni altro giocatore si unisce a una parte o a nessuna. Nessuno si unisce a entrambe, o a una parte che non l’ha invitato.',
  'rule.3.61':
    'Un alleato porta da una a quattro pedine da sue basi qualsiasi e le mette sul cono: con il GO, o sull’anello dei difensori presso la punta, mai sul pianeta.',
  'rule.3.7':
    'GO e GD posano ciascuno una carta Challenge coperta; non si può più cambiare. Edict e Flare si giocano sempre in vista.',
  'rule.3.8': 'Si rivelano le due carte. Carte, pedine e lato del cono decidono che cosa accade.',
  'rule.3.81':
    'Attack contro Attack: ogni parte somma alla carta le pedine del giocatore principale e degli alleati. Vince il totale più alto; il pareggio è del GD.',
  'rule.3.82':
    'Attack contro Compromise: vince l’Attack. Chi perde ha la consolazione, una carta a caso dalla mano del vincitore per ogni sua pedina che va nel Warp, fin dove la mano basta.',
  'rule.3.83':
    'Compromise contro Compromise: tutti gli alleati tornano a casa, e i giocatori principali hanno un minuto per accordarsi. Se non ci riescono, ognuno perde tre pedine nel Warp.',
  'rule.3.84':
    'Un accordo riguarda carte delle due mani e basi dei due: una base si divide, o si lascia. Non pedine di altri, pedine nel Warp o Poteri. Non deve essere equo, ma qualcosa deve passare di mano, e nessuno guadagna più di una base.',
  'rule.3.85': 'La parte che perde, giocatore principale e alleati, perde nel Warp tutte le sue pedine nella sfida.',
  'rule.3.86':
    'Se vince il GO, le sue pedine sul cono scendono sul pianeta. Se vince il GD, le sue pedine restano dove sono.',
  'rule.3.87':
    'Con il lato normale del cono scendono anche gli alleati di un GO che vince; quelli di un GD che vince tornano a casa e hanno un premio per pedina: una carta del mazzo o una propria pedina dal Warp. Con il lato inverso è il contrario.',
  'rule.3.9': 'Si scartano le carte Challenge giocate, e con esse le Flare e gli Edict usati.',
  'rule.3.10':
    'Fra due sfide c’è un’interfase. Dopo un successo il GO può passare alla seconda sfida, se ha una carta Challenge, o fermarsi. Dopo un insuccesso, o dopo la seconda sfida, il turno va a sinistra.',
  'rule.3.101':
    'Ciò che si gioca “all’inizio della sfida” si gioca qui, prima di girare Destiny, e tutti ne hanno il tempo.',
  'rule.3.102':
    'Un nuovo GO senza carte Challenge pesca qui la nuova mano, e mai in altro momento. Un GO che ne resta senza durante la propria sfida deve interromperla, e il turno passa.',

  'chapter.4': 'I Poteri Alieni',
  'rule.4.0': 'Ogni giocatore ha un Potere tutto suo, e ognuno piega le regole in qualche modo.',
  'rule.4.1': 'Un Potere agisce nel momento della sua icona. Alcuni da soli, altri quando vuole chi li ha.',
  'rule.4.2': 'Con meno di tre basi nel tuo sistema non puoi usare il Potere. Appena ne hai di nuovo tre, torna.',
};
