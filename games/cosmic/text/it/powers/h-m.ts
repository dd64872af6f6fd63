// Powers from Healer to Mutant.

import type { Pages } from '../../pages.ts';

export const hToM = {
  healer: {
    text: 'Ogni volta che un altro perde pedine nel Warp, o gliene tolgono dal gioco, puoi ridargli tutte quelle appena perse, su basi a sua scelta, e pescare una carta. L’eventuale consolazione la prende lo stesso. Puoi curare più giocatori nella stessa sfida, per una carta ciascuno.',
    asks: 'Ogni volta che un altro perde pedine: curarlo o no.',
    wild: 'Mentre si gioca uno Zap qualsiasi: annullalo.',
    super: 'Pesca una carta per ogni pedina curata.',
  },
  hurtz: {
    text: 'Noleggi di tutto. Nella preparazione prendi tre Poteri non usati e senza artefatti come scorta. All’inizio di ogni sfida, o quando tutte le pedine sono impegnate, chiunque può chiederne uno a noleggio, da usare accanto al proprio; oppure, a pedine impegnate, chi ha una parte nella sfida fino a quattro delle tue pedine, dalle tue basi, che combattono per lui. Nella stessa sfida nessuno noleggia l’uno e le altre, né due Poteri. Tu dici un prezzo in Lucre, l’altro accetta o rifiuta. Tutto ciò che non va perso ti torna alla fine della sfida.',
    asks: 'Quando qualcuno vuole noleggiare: il prezzo, o no. Poi da quali basi vengono le tue pedine.',
    wild: 'Dopo le alleanze: offri il tuo Potere, se è senza artefatti, per questa sfida. Chi accetta lo usa al posto del suo, e ti dà due carte a caso se la sua parte vince, una se no.',
    super: 'In questa sfida noleggia fino a sei pedine a ciascuno, anche a carte rivelate.',
    doubt:
      'Noto: con lui in gioco tutto si poteva avere in cambio di Lucre, e ha componenti proprie. Il modo è nostro.',
  },
  industrialist: {
    text: 'Quando perdi da giocatore principale con un Attack, l’avversario deve scegliere: vinci tu, oppure il tuo Attack va sulla tua pila, in vista sul Potere, dove nulla può toccarlo. Ogni volta che riveli un Attack da giocatore principale, aggiungi al totale la somma della pila o toglila, come vuoi.',
    asks: 'Al calcolo: aggiungere la pila o toglierla. Dopo una sconfitta si chiede all’avversario.',
    wild: 'Giocatore principale, rivelato un Attack: pesca una carta a caso dall’avversario. Un Attack si aggiunge al tuo totale e si scarta; altro torna a lui.',
    super: 'La carta per la pila può essere uno qualunque dei due Attack rivelati.',
  },
  insect: {
    text: 'Da giocatore principale puoi usare il Potere dell’avversario come fosse tuo, oltre all’uso che ne fa lui. L’ordine solito decide chi viene prima, perciò un Loser copiato non può rivoltare una rivolta. I Poteri con artefatti, e ciò che i Poteri fanno nella preparazione, non si copiano.',
    asks: 'Da giocatore principale, quando si conosce il GD: copiare o no; poi ciò che chiede il Potere copiato.',
    wild: 'Giocatore principale che ha perso: scarta la mano e pesca sette carte.',
    super: 'Copia il Potere di chiunque sia nella sfida invece di quello dell’avversario.',
    silenced: 'Come il Potere copiato.',
  },
  judge: {
    text: 'Da giocatore principale, prima di posare le carte, puoi decretare un guadagno in più per chi vince o per chi perde, pagato dall’altro di voi due: da una a quattro carte a caso, una base su un pianeta di chi paga, o entrambe. Chi guadagna sceglie il pianeta e porta da una a quattro pedine da altre basi. Si aggiunge all’esito. Ciò che chi paga non ha non è dovuto. Se qualcuno gioca un Compromise, o la sfida si interrompe, il decreto è nullo.',
    asks: 'Prima di posare le carte: che cosa decretare, e per chi.',
    wild: 'Giocatore principale, trovato il vincitore, con due Attack e meno di cinque fra i totali: dichiara patta. Gli alleati tornano a casa e voi due cercate un accordo.',
    super: 'Decreta un guadagno per chi vince e uno per chi perde.',
  },
  laser: {
    text: 'Da giocatore principale accechi l’avversario, che non sceglie la carta. Dopo che ha potuto posare un Kicker peschi a caso dalla sua mano finché esce una carta Challenge: quella gioca, coperta; il resto gli torna, e nessuno vede nulla. Se non ne ha, la sfida di un GO salta, un GD pesca prima sette carte.',
    asks: 'Mai: la carta esce a caso.',
    wild: 'Giocatore principale, prima degli inviti: l’avversario deve posare subito la carta Challenge, e l’eventuale Kicker.',
    super: 'Da alleato: acceca uno dei due giocatori principali.',
  },
  lloyd: {
    text: 'Assicuri. Prima che si posino le carte puoi offrire a chi ha pedine nella sfida di assicurarle, a un prezzo in Lucre accettato da entrambi. Le pedine assicurate che dovrebbero andare nel Warp o essere catturate tornano a casa. Il prezzo è tuo comunque.',
    asks: 'Dopo le alleanze: a chi fare un’offerta, e per quanto.',
    wild: 'Quando perderesti le tue ultime pedine su un pianeta, con una sfida o per un effetto: lasciane lì una.',
    super: 'In questa sfida le tue pedine sono assicurate gratis.',
    doubt: 'L’idea è di un’edizione successiva; il testo di questa non è stato trovato. La Super è nostra.',
  },
  loser: {
    text: 'Da giocatore principale, prima di posare le carte, puoi dichiarare la rivolta. Entrambi dovete allora giocare Attack, se potete, e contato tutto la parte che vincerebbe perde. I Kicker si possono ancora posare dopo la dichiarazione. Si chiede prima al GO, e c’è una sola rivolta per sfida.',
    asks: 'Prima di posare le carte: rivolta o no.',
    wild: 'Giocatore principale, prima di posare le carte: perdono entrambe le parti. Non si giocano carte, tutte le pedine della sfida vanno nel Warp, anche quelle sul pianeta, e la sfida è fallita.',
    super: 'Dichiara la rivolta a carte coperte; allora nessuno era obbligato a un Attack.',
  },
  machine: {
    text: 'Il tuo turno non finisce. Dopo ogni tua sfida, vinta o persa, puoi farne un’altra finché hai una carta Challenge.',
    asks: 'Dopo ogni tua sfida: un’altra o no.',
    wild: 'Da GO: fai una seconda sfida anche se la prima è fallita, o se non hai carte Challenge; allora ne peschi sette all’inizio.',
    super: 'All’inizio di una tua sfida: pesca una carta invece di riprendere una pedina dal Warp.',
  },
  macron: {
    text: 'Sei enorme. Da GO o da alleato puoi impegnare una sola pedina, ma ognuna delle tue vale 4 nel totale, anche in difesa. Le Lune che cambiano la capienza del cono non cambiano questo.',
    asks: 'Mai: agisce da solo.',
    wild: 'Giocatore principale o alleato, al calcolo, se la tua parte ha un Attack: ogni tua pedina lì vale uno in più.',
    super: 'Da GO o da alleato impegna fino a quattro pedine.',
  },
  magnet: {
    text: 'Quando partecipi a una sfida, impegnate le pedine, puoi nominare uno che non è giocatore principale. O deve allearsi con la parte che dici, invitato o no, anche se stava con l’altra, con almeno una pedina; o non può allearsi affatto e riprende le pedine.',
    asks: 'Dopo le alleanze: chi attirare e da che parte, o chi respingere.',
    wild: 'Giocatore principale, prima di posare le carte: nomina una carta Challenge. L’avversario non può giocarla, a meno che non abbia altro.',
    super: 'Usa il Potere su quanti giocatori vuoi, ciascuno come dici; quante pedine portano lo decidono loro.',
  },
  mesmer: {
    text: 'Puoi giocare ogni Edict della tua mano come un qualunque altro Edict del gioco, nel momento in cui quello si potrebbe giocare. Se subisci uno Zap riprendi la carta, che vale solo per ciò che c’è scritto.',
    asks: 'Quando hai un Edict e qualche Edict si potrebbe giocare, ma non per rispondere a te stesso: che farne, poi con quale carta, e contro chi.',
    wild: 'Giocatore principale, rivelato un Attack sotto 10: mutalo in Compromise.',
    super: 'Una volta, gioca una carta qualsiasi che non sia Challenge come un Edict che nomini.',
  },
  mind: {
    text: 'Una volta per sfida, puntato il cono, puoi guardare l’intera mano di un giocatore principale; se lo sei anche tu, quella dell’avversario. Non puoi dire ciò che hai visto.',
    asks: 'Quando il cono è puntato: quale mano guardare.',
    wild: 'Quando un altro ha pescato: guardi quelle carte, e tutte quelle che pesca nel resto della sfida, prima che le prenda.',
    super: 'Quando non sei giocatore principale: guarda entrambe le mani.',
  },
  mirror: {
    text: 'Da giocatore principale, a carte coperte, puoi dichiarare l’inversione: ogni Attack rivelato ha le cifre al contrario. 15 è 51, 20 è 2, 8 è 80; il meno resta. I Kicker moltiplicano prima, e si inverte il prodotto, tutte le sue cifre.',
    asks: 'A carte coperte: invertire o no.',
    wild: 'Giocatore principale, a carte rivelate: la tua carta diventa una copia di quella avversaria.',
    super: 'Inverti una sola delle due carte; di’ quale prima che si rivelino.',
  },
  miser: {
    text: 'Hai una mano addizionale. Nella preparazione ricevi due mani di sette carte, le guardi e ne metti via una. Ogni carta che giochi può venire da lì; quella che hai in entrambe viene dalla mano ordinaria. Nessuno può vederla, prenderla o toccarla, e tu non vi aggiungi mai nulla; ciò che ti ritorna dopo essere stato giocato da lì, lì ritorna. Quando non contiene più carte Challenge puoi mostrarla, scartarla e dartene una nuova. Per le nuove mani conta solo quella ordinaria, ma una carta Challenge nell’altra tiene in piedi la tua sfida.',
    asks: 'Nella preparazione: quale mano mettere via. Poi: giocare dall’una o dall’altra, e rinnovarla.',
    wild: 'Quando peschi una nuova mano o paghi consolazione: metti prima da parte questa e altre due carte; sono al sicuro, e una nuova mano ha comunque sette carte. Dalla consolazione ti tornano alla fine della sfida.',
    super: 'All’inizio della tua sfida: aggiungi una carta del mazzo alla mano addizionale.',
  },
  mutant: {
    text: 'Da giocatore principale, puntato il cono, puoi riempire la mano fino a sette, carta per carta, ognuna dal mazzo o alla cieca dalla mano di un altro; puoi fermarti prima.',
    asks: 'Puntato il cono, con meno di sette carte: da dove viene ciascuna.',
    wild: 'Giocatore principale che vince o si accorda: prendi una carta a caso dall’avversario e da ciascuno dei suoi alleati.',
    super: 'Scarta fino a tre carte prima di riempire.',
    silenced: 'Si ferma solo il pescare dagli altri; il mazzo resta aperto.',
  },
} satisfies Pages;
