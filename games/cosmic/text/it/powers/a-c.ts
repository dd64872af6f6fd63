// Powers from Amoeba to Crystal.

import type { Pages } from '../../pages.ts';

export const aToC = {
  amoeba: {
    text: 'Da giocatore principale, con almeno una pedina nella sfida, scorri dentro o fuori quando le due carte sono coperte sul tavolo. Riporta alle altre tue basi quante pedine vuoi, anche tutte, oppure aggiungine quante vuoi; il limite di quattro non ti riguarda. Da GD vanno e vengono dal pianeta attaccato. Se non ne resta nessuna la tua carta conta lo stesso, ma vincendo non prendi base.',
    asks: 'A carte coperte, prima che si rivelino: quante pedine aggiungere o ritirare, e da o verso quali basi.',
    wild: 'Giocatore principale, prima di posare le carte: aggiungi o ritira quante pedine vuoi, oltre le quattro se sei il GO.',
    super: 'Scorri da alleato: le tue pedine nella sfida cambiano allo stesso modo. Devi averne impegnata almeno una.',
  },
  anomaly: {
    text: 'Due cose. Quando un altro gira il tuo colore, quella carta si scarta e si gira la successiva; una seconda carta del tuo colore resta valida. E una volta per sfida, quando si gira un’altra carta Destiny qualsiasi, puoi farla sostituire dalla successiva.',
    asks: 'Quando si gira una carta Destiny che non è del tuo colore: tenerla o passare alla successiva.',
    wild: 'Chiunque, quando si gira Destiny: la carta si scarta e se ne gira un’altra.',
    super: 'Guarda le prossime tre carte Destiny e scegli quale vale; le altre si rimescolano nel mazzo.',
    doubt:
      'Noto: cambia il colore estratto e tiene lontane le sfide, e metà di esso non richiede parole. Il modo è nostro, e così le due Flare.',
    silenced:
      'Si ferma solo la sostituzione di carte di altri colori; una carta del tuo colore viene comunque respinta.',
  },
  'anti-matter': {
    text: 'Da giocatore principale, Attack contro Attack, vince il totale più basso. Le tue pedine e quelle di tutti gli alleati, da entrambe le parti, si sottraggono alla carta della loro parte; solo quelle dell’avversario si sommano come sempre. Il pareggio resta al GD.',
    asks: 'Mai: agisce da solo.',
    wild: 'Giocatore principale o alleato: mentre qualcuno gioca una Flare in versione Wild, annullala.',
    super: 'Qualunque sia il tuo ruolo: annulla una Flare, Wild o Super, mentre viene giocata.',
  },
  aristocrat: {
    text: 'Prima che si diano le mani guardi tutto il mazzo Challenge e prendi sette carte a scelta, tranne la tua Flare; poi lo si mescola per gli altri. In gioco, una volta per ogni sfida in cui sei giocatore principale e prima che si posino le carte, puoi pescare una Flare a caso fra quelle fuori gioco. Se allora ne hai due o più che non appartengono a nessun Potere al tavolo, una di queste esce dal gioco.',
    asks: 'Nella preparazione: le tue sette carte. Da giocatore principale, fino a che si posano le carte: pescare una Flare o no, e quale lasciare.',
    wild: 'All’inizio di una sfida qualsiasi: cerca una carta nel mazzo Challenge e prendila, poi mescola insieme mazzo e scarti.',
    super: 'Quando peschi una Flare con il Potere: pescane tre, oppure guarda quelle fuori gioco e scegline una.',
  },
  assassin: {
    text: 'Ogni volta che Destiny mostra il colore di un altro giocatore mandi nel Warp una sua pedina, da una base che scegli tu. Chi sarà poi sfidato non conta. Con un jolly puoi colpire una pedina di chiunque altro, o nessuna. Un cono incolore ha il colore di chi indica; se ne indica diversi, scegli fra loro. Il tuo colore non fa nulla.',
    asks: 'Quando si gira Destiny: quale pedina muore; con un jolly anche di chi, se vuoi.',
    wild: 'GD battuto da un Attack: manda nel Warp una tua pedina fuori dalla sfida e tutta la parte del GO la segue; nessuno prende base.',
    super: 'Quando colpisci nel tuo turno: metti una tua pedina dal Warp al posto della vittima.',
  },
  assessor: {
    text: 'Tassi le grandi forze. Quando un altro mette più di una pedina in una sfida, da GO o da alleato, ogni pedina dopo la prima gli costa 1 Lucre, che va a te. Quelle che non può pagare tornano alle sue basi. Chi difende sul pianeta attaccato non paga.',
    asks: 'Mai: la tassa è dovuta da sé.',
    wild: 'Da GD, appena designato: prendi 2 Lucre da chiunque abbia una base nel tuo sistema, o una carta a caso da chi non ne ha.',
    super: 'Prima che si prendano le pedine: in questa sfida la tassa è di 2 Lucre a pedina.',
    doubt:
      'Noto: una forma più vecchia prendeva pedine, quella di questa edizione prende Lucre. Le cifre e le due Flare sono nostre.',
  },
  aura: {
    text: 'Tutti gli altri giocano a mano scoperta. Un giocatore principale riprende la mano per posare una carta coperta, e rimette il resto in vista quando le carte sono rivelate. Edict e Flare si giocano dalla mano scoperta come sempre.',
    asks: 'Mai: si annuncia in ogni sfida, e dura finché hai il Potere.',
    wild: 'In ogni momento: mescola il mazzo Challenge e voltalo. Si pesca dalla cima scoperta finché quel mazzo non finisce.',
    super:
      'Quando un giocatore principale non ti ha invitato: al momento di posare le carte guarda la sua mano e posa tu una sua carta Challenge.',
    silenced: 'Finché sei zittito gli altri non devono mostrare ciò che riprendono o pescano.',
  },
  berserker: {
    text: 'Da GO puoi sfidare più giocatori insieme su un pianeta del sistema dato da Destiny: scegli fra chi vi ha pedine e nomina uno di loro difensore principale, con la sua mano, il suo Potere e le sue scelte. Tutte le pedine degli sfidati contano e rischiano, e nessuno di loro può allearsi. Inoltre, sempre: un Compromise che giochi è un Attack 15, che un Kicker moltiplica. Se un altro effetto cambia la tua carta, vale la carta cambiata.',
    asks: 'Da GO, quando il cono è puntato: chi sfidare insieme fra chi è sul pianeta, e chi li guida.',
    wild: 'Quando qualcuno sta per prendere consolazione da te: sei tu a prendergli altrettante carte a caso.',
    super:
      'Dopo averne battuti più d’uno insieme: fai subito un’altra sfida, contro un pianeta con due o più colori, con 10 in più sulla carta. Non è una delle tue due.',
    silenced: 'Si ferma la sfida a più giocatori; il tuo Compromise resta un 15.',
  },
  boomerang: {
    text: 'Quando diventi il GD colpisci per primo: fai una sfida tua, da GO, ovunque nel sistema dell’attaccante, con tutte le regole normali. Quando è finita, comunque sia andata, la sfida contro di te prosegue. Una sola ogni volta.',
    asks: 'Quando diventi il GD: tutto ciò che decide un GO, nella tua sfida.',
    wild: 'Quando tue pedine dovrebbero andare nel Warp: restano, o vanno alle tue basi se non possono.',
    super: 'Quando la tua sfida è finita: quella dell’attaccante salta, e il turno passa alla sua sinistra.',
  },
  bully: {
    text: 'Quando vinci da giocatore principale, Attack contro Attack, scegli tu che cosa perde l’avversario: tante pedine quante ne aveva nella sfida, da lì o da qualunque sua base. Quelle che lasci sul pianeta vinto lo dividono con te; quelle che lasci sul cono tornano a casa.',
    asks: 'Dopo la vittoria: quali pedine dell’avversario vanno nel Warp.',
    wild: 'Giocatore principale, quando l’avversario rivela un Compromise: ti dà una base su un suo pianeta che scegli tu, o perde due pedine a sua scelta fuori dalla sfida.',
    super: 'Fai lo stesso con gli alleati dell’avversario; ognuno perde quante ne ha portate.',
  },
  busybody: {
    text: 'Se almeno un giocatore principale ti ha invitato, puoi unirti a entrambe le parti, con una a quattro pedine per ciascuna. Ogni gruppo segue la sorte della sua parte. Per tutto ciò che riguarda gli alleati sei alleato di entrambi.',
    asks: 'Quando rispondi agli inviti: una parte, l’altra, entrambe o nessuna, e con quante pedine.',
    wild: 'Quando ti ha invitato una parte sola: unisciti all’altra.',
    super: 'Unisciti a entrambe le parti anche senza inviti.',
    doubt: 'Si conosce solo il nome, e che il Silencer non lo blocca. Il testo e le due Flare sono nostri.',
  },
  butler: {
    text: 'Servi ogni altro GO, per una mancia. Quando si prendono le pedine il GO decide se darti 2 Lucre (senza Lucre: una carta a caso). Se no, puoi fare una di due cose: scegliere le basi da cui vengono le pedine (quante non spetta a te), oppure puntare il cono carico su un pianeta che sia un bersaglio lecito di quel sistema. Non nelle sfide verso Lune o nel Warp: un GO che va verso una Luna lo dice, e non ti deve nulla.',
    asks: 'Quando un altro GO non ti ha dato la mancia: scegliere le basi, puntare il cono o lasciar fare.',
    wild: 'Da GO, all’inizio della tua sfida: un altro che abbia una carta Challenge è il GO al tuo posto, con le sue pedine, mano e Potere, e deve invitarti. Se chi nomini non ne ha lo dice, e nomini un altro. L’esito conta per il tuo turno.',
    super: 'Chiedi il doppio: 4 Lucre, o due carte.',
  },
  calculator: {
    text: 'Da giocatore principale, a carte coperte, puoi dichiarare l’equalizzazione. Se sono due Attack di valore diverso, il più alto vale solo la differenza dei due. I Kicker moltiplicano prima.',
    asks: 'A carte coperte: dichiararla o no.',
    wild: 'Giocatore principale, a carte coperte: di’ pari o dispari. Se la somma di due Attack è come hai detto, la carta avversaria cala del valore della tua; se no, la tua cala del valore della sua.',
    super: 'Dichiarala da alleato.',
  },
  cavalry: {
    text: 'Da alleato, quando le carte principali sono coperte, puoi posare accanto una tua carta Challenge. Un Attack si somma alla tua parte, a meno che il tuo giocatore principale riveli un Compromise. Con un Compromise, se la tua parte perde, prendi consolazione dal vincitore per le tue pedine perse, dopo il tuo giocatore principale. Ciò che ruba, scambia o guarda le carte principali non la tocca. Tu non posi Kicker; quello del tuo giocatore principale vale anche per la tua carta.',
    asks: 'Da alleato, quando le carte principali sono coperte: posare una carta o no, e quale.',
    wild: 'Giocatore principale, a carte coperte: ogni tuo alleato può posare un Attack; tutti si sommano al tuo totale.',
    super: 'Da alleato: ogni alleato della tua parte può posare un Attack oltre al tuo; tutti si sommano.',
  },
  changeling: {
    text: 'Da giocatore principale, appena si conosce il GD, devi fare una di due cose: scambiare il Potere con l’avversario, con tutto ciò che vi appartiene, o pescare una carta. Lo scambio resta. Accade una volta per sfida, chiunque abbia allora questo Potere. Se uno dei due Poteri è perso, o l’altro è Symbiote, puoi solo pescare.',
    asks: 'Da giocatore principale, quando si conosce il GD: scambiare i Poteri o pescare.',
    wild: 'In ogni momento: prendi una carta a caso dal giocatore alla tua sinistra.',
    super: 'Scambia con un giocatore qualsiasi invece che con l’avversario.',
  },
  chosen: {
    text: 'Da giocatore principale, a carte rivelate, puoi invocare una volta l’intervento divino: si scoprono carte del mazzo finché non esce una carta Challenge, che prende il posto della tua, nel bene e nel male. La tua si scarta, con il resto che esce; ma il primo Kicker che esce moltiplica la nuova carta. Se non ne escono, un Kicker che avevi posato continua a valere.',
    asks: 'A carte rivelate: invocarlo o no.',
    wild: 'Giocatore principale, prima di posare le carte: pesca una carta.',
    super: 'Tieni ogni Edict, Flare e Reinforcement che esce per via. I Kicker non si tengono.',
  },
  chronos: {
    text: 'Da giocatore principale, a carte rivelate, puoi dichiarare una volta il viaggio temporale. La tua carta torna in mano; l’avversario mette da parte la sua con l’eventuale Kicker e in questa sfida non può più usarli. Se non ha altre carte Challenge la riprende. Tutto ciò che si era giocato da quando si dovevano posare le carte torna ai proprietari. Si posano di nuovo le carte, e stavolta vale. Ciò che era da parte torna infine in mano all’avversario.',
    asks: 'A carte rivelate: tornare indietro o lasciare così.',
    wild: 'Chiunque, appena puntato il cono: il GO deve puntarlo altrove nello stesso sistema, un pianeta o una Luna. Non se non c’è altro.',
    super: 'L’avversario deve rigiocare la stessa carta; tu puoi cambiare la tua.',
  },
  clone: {
    text: 'Da giocatore principale, quando tutto è risolto, puoi riprendere in mano la carta Challenge che hai usato. Se per via è stata sostituita, è tua quella usata alla fine. I Kicker non si conservano.',
    asks: 'Quando si scartano le carte: riprendere la tua o no.',
    wild: 'Quando giochi un Edict: torna in mano invece di essere scartato, per un’altra sfida.',
    super: 'Quando ti spetta consolazione da giocatore principale: prendi il doppio delle carte, se ci sono.',
  },
  connoisseur: {
    text: 'Scegli ciò che peschi. Dopo la prima distribuzione, ogni volta che ti spettano carte del mazzo Challenge, puoi pescarne due in più; tieni quante te ne spettavano e scarta le altre in vista.',
    asks: 'Ogni volta che peschi: se pescarne di più, poi quali scartare.',
    wild: 'All’inizio di una sfida: cambia il tuo Potere con uno non usato: pescane tre, scegline uno, senza artefatti.',
    super: 'Pescane quattro in più invece di due.',
    doubt: 'Il Potere è nostro; della Wild è riferito solo il cambio di Potere.',
  },
  crystal: {
    text: 'Quando partecipi a una sfida, dopo che tutti gli alleati si sono impegnati, puoi stabilire quante pedine vi ha ogni altro alleato, da entrambe le parti: da una a quattro, per quanto può. Ne aggiungono o ne ritirano come vogliono loro. I giocatori principali e te stesso non puoi toccarli.',
    asks: 'Dopo le alleanze: un numero per ciascuno degli altri alleati, o niente.',
    wild: 'All’inizio di una sfida qualsiasi: sposta le tue pedine fra le tue basi come vuoi, senza abbandonarne o fondarne.',
    super: 'Il numero va da zero a sei; con zero l’alleato è fuori.',
  },
} satisfies Pages;
