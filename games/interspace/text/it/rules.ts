// The rules, chapter by chapter, each with where it comes from. Italian.

import type { Messages } from '@orrery/kernel';

export const rules: Messages = {
  'chapter.1': 'Componenti',
  'chapter.2': 'Preparazione',
  'chapter.3': 'Pianeti e livelli',
  'chapter.4': 'Il turno di gioco',
  'chapter.5': 'La fase economica',
  'chapter.6': 'Gli step di un giocatore',
  'chapter.7': 'Combattimento',
  'chapter.8': 'Bombardamento e conquista',
  'chapter.9': 'Unità',
  'chapter.10': 'Merci e commercio',
  'chapter.11': 'Vittoria',
  'chapter.12': 'Il gioco base',
  'chapter.13': 'Carte obiettivo',
  'chapter.14': 'Carte scienza',
  'chapter.15': 'Carte colonizzazione',
  'chapter.16': 'Carte evento e agenti',
  'chapter.17': 'Altre opzioni',
  'rule.1.1':
    'La mappa è fatta di tessere esagonali: spazio normale, pianeti, asteroidi, pianeti madre, wormhole in due metà, nuvole stellari, buchi neri, nebulose, pulsar, antimateria. Quelle non ancora posate stanno nel box esplorazione. (In parte ricostruito.)',
  'rule.1.4':
    'Ci sono quattro mazzi, ognuno facoltativo: carte obiettivo, scienza, colonizzazione ed evento. (Originale.)',
  'rule.2.2':
    'Ogni regione inizia con un pianeta madre e sei esagoni attorno: un pianeta, asteroidi e quattro di spazio normale. All’inizio le regioni sono separate. (Da una fonte.)',
  'rule.2.3':
    'Un pianeta madre ha ind 8 e tec 3, il pianeta accanto è la tua colonia con 2 e 2. Hai tre sct, due trn e un SS. (Da una fonte.)',
  'rule.2.4': 'Tutte le altre tessere vanno nel box, tranne le metà Null dei wormhole. (Da una fonte.)',
  'rule.3.1':
    'Se l’ind scende a 0 anche la tec va a 0: il pianeta è disabitato e chiunque può colonizzarlo. Ciò che vi era conservato è perso. (In parte ricostruito.)',
  'rule.3.2': 'L’ind si può aumentare solo fino alla tec. (Da una fonte.)',
  'rule.3.3': 'Nessun livello supera 10. (Ricostruito.)',
  'rule.3.4':
    'La tua civ è la tec più alta tra i tuoi pianeti. V, la velocità delle tue navi, è la metà, arrotondata per eccesso. (Ricostruito.)',
  'rule.3.5':
    'Un pianeta madre che ha perso ind può tornare al valore iniziale, qualunque sia la sua tec. (Ricostruito.)',
  'rule.3.6': 'Un pianeta costruisce un’unità solo se la sua tec è almeno quella dell’unità. (Originale.)',
  'rule.4.1':
    'Un turno di gioco è una fase economica di tutti, poi un turno per giocatore in ordine estratto a sorte, poi ribelli e agenti, poi il conteggio dei punti. (In parte ricostruito.)',
  'rule.5.1': 'Un pianeta con unità della piaga nel suo esagono perde un ind, con l’ameba un altro. (Originale.)',
  'rule.5.2': 'Tutti gli scudi tornano integri. (Originale.)',
  'rule.5.3': 'Ciò che era in attesa arriva: le unità nell’esagono, le IOU sul pianeta. (Ricostruito.)',
  'rule.5.4': 'Un pianeta riceve IOU pari al suo ind. (Ricostruito.)',
  'rule.5.5': 'I minerali su un pianeta diventano IOU, uno a uno, al massimo quanto l’ind. (Ricostruito.)',
  'rule.5.7':
    'Ogni pianeta può aumentare ind e tec una volta per fase e paga il nuovo livello con le sue IOU; in due giocatori il triplo. (Ricostruito.)',
  'rule.5.8': 'Se la tua civ è più alta che mai, con le carte scienza ne prendi una. (In parte ricostruito.)',
  'rule.5.9':
    'Un pianeta costruisce unità con le sue IOU. Restano in attesa fino alla fase economica seguente. (In parte ricostruito.)',
  'rule.5.10':
    'Un pianeta produce merci del colore del proprietario, 1 IOU ciascuna, al massimo quanto l’ind per fase. (Ricostruito.)',
  'rule.5.12':
    'Contro un’infestazione chi controlla il pianeta può ridurre l’ind di uno per fase; nel gioco base è l’unica cosa che quel pianeta fa. (In parte ricostruito.)',
  'rule.6.1.1':
    'I trn caricano e scaricano presso i tuoi pianeti, in qualunque momento del movimento. Ciò che è alla deriva in un esagono si può raccogliere. (Ricostruito.)',
  'rule.6.1.2': 'Un trn porta sei risorse di qualunque tipo. (Ricostruito.)',
  'rule.6.1.3': 'I trn nello stesso esagono possono passarsi il carico: è una stiva sola. (In parte ricostruito.)',
  'rule.6.1.4': 'Con un trn si perde la sua parte del carico. (Ricostruito.)',
  'rule.6.1.5':
    'Un trn che inizia tra gli asteroidi può estrarre invece di muoversi: un dado di minerali, un tiro per esagono e turno. (In parte ricostruito.)',
  'rule.6.2.1':
    'Una nave ha V punti, sct e DD uno in più; un esagono costa uno. Chi ha ancora punti può proseguire; chi non si è mosso può sempre fare un esagono. Le stazioni restano. (In parte ricostruito.)',
  'rule.6.2.2':
    'Solo uno sct o un CA esplora. Gli altri vanno nell’ignoto solo insieme a uno di loro, e il movimento finisce lì. (Originale.)',
  'rule.6.2.3':
    'Un movimento finisce entro il supporto: quattro esagoni da un tuo pianeta o SS, sei da un RS. Chi ne è fuori può solo avvicinarsi. (Ricostruito.)',
  'rule.6.2.4': 'Un PB finisce il movimento in un esagono con un tuo pianeta o stazione, o accanto. (Ricostruito.)',
  'rule.6.2.5':
    'Navi militari, stazioni e ribelli fermano chi entra nel loro esagono, a meno che il proprietario lo lasci passare. (In parte ricostruito.)',
  'rule.6.2.6': 'Entrare in una nuvola stellare costa un punto in più. (Ricostruito.)',
  'rule.6.2.7': 'Uscire da un buco nero costa un punto in più. (Ricostruito.)',
  'rule.6.2.8': 'In una nebulosa nessuno viene fermato. (Ricostruito.)',
  'rule.6.2.9':
    'Presso una pulsar ogni unità senza scudi che entra, o vi inizia il suo turno, muore con 1 o 2. (Ricostruito.)',
  'rule.6.2.10':
    'L’antimateria prende tutto ciò che vi si trova. Una volta nota, nessuno vi entra. (In parte ricostruito.)',
  'rule.6.2.11': 'Da una metà di un wormhole all’altra si spende un punto. (In parte ricostruito.)',
  'rule.6.3.1':
    'Un’altra regione: un dado dice quale vicino, uno dove guarda lo scout, uno quale lato dell’altra mappa; le mappe si uniscono lì, salvo sovrapposizioni. (Da una fonte.)',
  'rule.6.3.2':
    'Quando si scopre un wormhole, la metà Null appare da un avversario a sorte, sul primo esagono libero in una direzione a sorte. (Da una fonte.)',
  'rule.6.3.3':
    'Dopo tutti i movimenti si pesca dal box una tessera per ogni esagono sconosciuto in cui si è entrati. (Da una fonte.)',
  'rule.6.3.4': 'Un pianeta o gli asteroidi restano dove sono trovati. (Da una fonte.)',
  'rule.6.3.5': 'L’effetto del terreno si applica subito agli esploratori. (Ricostruito.)',
  'rule.6.3.6':
    'Un’altra regione, o un pianeta madre rimasto nel box, torna nel box; si posa spazio normale e si connettono le regioni. (Da una fonte.)',
  'rule.6.3.7': 'Se nulla nel box si può posare, si usa uno spazio normale di riserva. (Ricostruito.)',
  'rule.6.4.1':
    'Una col nell’esagono di un pianeta disabitato può fondare una colonia; una per pianeta. (Da una fonte.)',
  'rule.6.4.2': 'Una colonia inizia con ind 1, tec 1 e 6 IOU. (Originale.)',
  'rule.6.4.3': 'Non finché nell’esagono ci sono navi militari altrui. (Ricostruito.)',
  'rule.6.5.1':
    'Chi si incontra in un esagono lo condivide in pace o combatte. Ognuno può rifiutare; attacca il giocatore di turno. (In parte ricostruito.)',
  'rule.6.5.2': 'Solo unità militari e stazioni iniziano un combattimento. (Originale.)',
  'rule.6.5.3': 'In una nebulosa non si combatte. (Da una fonte.)',
  'rule.7.1.1':
    'Le flotte stanno nelle zone 0, 1 e 2; ogni zona deve avere meno navi militari di quella davanti, o nessuna. (Da una fonte.)',
  'rule.7.1.2': 'Le navi civili dell’attaccante stanno nella zona 2, quelle del difensore ovunque. (Ricostruito.)',
  'rule.7.1.3': 'I colpi vanno alla zona più vicina che contiene unità. (Ricostruito.)',
  'rule.7.1.4': 'I colpi di un DD possono andare in qualunque zona. (In parte ricostruito.)',
  'rule.7.2':
    'Nel primo fuoco sparano DD, CA, BB e stazioni, nel secondo gli altri; in ogni fuoco tutti tirano prima di controllare i danni. (In parte ricostruito.)',
  'rule.7.2.2': 'Ognuno tira un dado: fino al suo CR sono altrettanti colpi, oltre è un colpo mancato. (Ricostruito.)',
  'rule.7.3.1': 'Chi ha messo a segno i colpi sceglie quali unità li subiscono. (Da una fonte.)',
  'rule.7.3.2':
    'Un colpo toglie uno scudo; senza scudi l’unità è distrutta. Gli scudi restano persi fino alla prossima fase economica. (Originale.)',
  'rule.7.3.3': 'Toglie prima il difensore; nel gioco base l’attaccante. (Da una fonte.)',
  'rule.7.3.4':
    'I colpi di agenti e ribelli distruggono il maggior numero possibile di unità militari. (In parte ricostruito.)',
  'rule.7.4':
    'Dopo ogni round, prima l’attaccante, le navi possono ritirarsi in un esagono adiacente. Se entrambi propongono di condividere, è finita. (In parte ricostruito.)',
  'rule.7.4.1': 'Non dove ci sono navi militari avversarie. (Da una fonte.)',
  'rule.7.4.2': 'Non nell’ignoto, non nell’antimateria. (Ricostruito.)',
  'rule.7.4.3': 'Una nebulosa è sicura anche se vi sono navi militari. (Ricostruito.)',
  'rule.7.4.4': 'Le stazioni restano. (Ricostruito.)',
  'rule.7.4.5': 'Una ritirata non costa punti; si subisce comunque ciò che c’è. (Ricostruito.)',
  'rule.8.1':
    'Quando non restano navi militari o stazioni del proprietario, le BB bombardano un pianeta e le AB lo conquistano; mai il proprio. (In parte ricostruito.)',
  'rule.8.2': 'Un dado per BB: da 1 a 3 l’ind scende di uno, da 4 a 6 di due. (In parte ricostruito.)',
  'rule.8.3':
    'Un dado per AB: se la somma supera l’ind, il pianeta è tuo al prezzo di una AB; altrimenti sono tutte perse. Conserva livelli e risorse, non ciò che è in attesa. (Ricostruito.)',
  'rule.8.4': 'Chi non ha più pianeti è fuori. Chi resta solo vince. (Ricostruito.)',
  'rule.9.1':
    'Una stazione si può costruire in qualunque esagono con trn che portano il suo costo in IOU, se la tua civ raggiunge la sua tec. (Ricostruito.)',
  'rule.10.1':
    'Una merce di un altro colore su un pianeta vale un dado di IOU, che restano in attesa fino alla fase seguente. (Originale.)',
  'rule.10.3':
    'Chi condivide un esagono, un trn dell’uno e un trn o pianeta dell’altro, può scambiare ciò che vuole: un’offerta per turno. (Ricostruito.)',
  'rule.11.1': 'Senza obiettivi ogni ind sui tuoi pianeti vale 2 PV. (Originale.)',
  'rule.11.2': 'Chi ha 50 PV alla fine di un turno di gioco vince; anche in più d’uno. (Originale.)',
  'rule.11.3': 'Dopo l’ultimo turno di gioco decidono i punti, poi l’ind, poi la civ. (Ricostruito.)',
  'rule.12.1':
    'Nel gioco base l’economia è uno step del proprio turno: ogni pianeta aumenta l’ind, o la tec, o raccoglie IOU pari all’ind e costruisce. Gli aumenti non costano nulla. (In parte ricostruito.)',
  'rule.12.2': 'Le nuove unità arrivano subito. (Ricostruito.)',
  'rule.12.3': 'Non ci sono zone e c’è un solo fuoco; i colpi vanno ovunque. (Ricostruito.)',
  'rule.12.4': 'Non ci sono merci né commercio. (Ricostruito.)',
  'rule.12.5': 'Non c’è la regola del supporto. (Ricostruito.)',
  'rule.12.6': 'V è 2. (Ricostruito.)',
  'rule.13.1':
    'Ognuno ha un obiettivo segreto e fa PV secondo la carta. Si può mostrare, si deve quando se ne usa il potere, e tutti devono quando tutte le regioni sono connesse. (Originale.)',
  'rule.13.2':
    'I Conquistatori costruiscono AB con tec 3. Ciò che conta per gli altri è sulla carta: 1 PV per ogni ind, più qualcosa di proprio. (In parte ricostruito.)',
  'rule.13.3':
    'Parassiti: 5 PV per ogni pianeta infestato, chiunque lo controlli, oltre ai due iniziali. Una col costruita su un pianeta infestato li diffonde; alla fine del contatto può infestare un pianeta abitato. Solo ind 0 li elimina. (Originale.)',
  'rule.14.1':
    'Quando la tua civ aumenta prendi una carta scienza di livello non superiore. Ce ne sono due copie, ne puoi avere una; più giocatori scelgono in ordine estratto a sorte. (In parte ricostruito.)',
  'rule.14.2':
    'Due all’inizio: la prima di livello (A) o 2, la seconda fino a 3, in ordine inverso. Non due volte Migliorare il Motore. (Originale.)',
  'rule.14.3': 'Ciò che fanno le altre carte è scritto su di esse. (Ricostruito.)',
  'rule.14.4':
    'Con Migliorare il Motore V è il loro numero più uno. Non puoi prenderne se più della metà delle tue carte lo sono. (Originale.)',
  'rule.14.5':
    'Disturbare: con uno sct nella zona 0 o 1 tira fino a civ dadi per round contro i colpi, ogni pari ne annulla uno. Unità Convertibili: trasforma unità in altre di valore non superiore. Raggi Trainanti, poi Robot Riparatori, dopo un combattimento. (Originale.)',
  'rule.15.1': 'Per ogni pianeta che colonizzi peschi una carta. (Originale.)',
  'rule.15.2': 'Ciò che fanno le carte è scritto su di esse; solo Ribelli è originale. (Ricostruito.)',
  'rule.15.3':
    'Ribelli: la colonia e le tue unità presenti diventano indipendenti. Fermano e attaccano chi arriva. Dopo tutti i giocatori un dado per pianeta: 1 e 2 aumentano il livello più basso, 3 e 4 costruiscono una stazione, 5 e 6 una nave militare. (Originale.)',
  'rule.16.1':
    'Quando lo spazio esplorato è normale, due dadi pari significano una carta. Vale per tutte le unità che esplorano. (Originale.)',
  'rule.16.2':
    'Un’unità porta qualunque numero di reliquie; si passano in un esagono, anche ad altri, e si perdono con chi le porta. (Originale.)',
  'rule.16.3': 'Ciò che fanno reliquie ed eventi è scritto sulle carte. (Ricostruito.)',
  'rule.16.4':
    'Gli agenti agiscono dopo tutti i giocatori in un ordine fisso. Alcuni vagano col dado, altri vanno verso il più vicino; a parità sceglie chi ha pescato la carta. L’antimateria li elimina; da un wormhole escono con 1. Chiedono il permesso alle unità militari. (Originale.)',
  'rule.16.5':
    'Il Berserker vaga di un esagono, attacca chiunque incontri e devasta i pianeti. Chi lo distrugge riceve 6 IOU. (In parte ricostruito.)',
  'rule.16.6': 'La Tempesta Ionica vaga di un esagono ed è una pulsar dove si trova. (In parte ricostruito.)',
  'rule.16.7':
    'Un’unità impazzita va verso l’unità più vicina di chiunque; dove si incontrano sono entrambe distrutte. (Originale.)',
  'rule.16.8':
    'I pirati vanno verso il trn più vicino altrove e prendono tutto il carico; se è vuoto lo distruggono con un pari. Senza altri trn spariscono. (Originale.)',
  'rule.16.9':
    'Le unità della piaga vagano, ognuna per sé. Chi le incontra tira due dadi: se entrambi pari diventa una di loro. Mantengono le carte scienza del vecchio proprietario. (Originale.)',
  'rule.16.10':
    'I guerriglieri visitano una volta ogni pianeta dei giocatori: tutte le IOU o, con un pari, un ind, mai l’ultimo. (Originale.)',
  'rule.16.11':
    'I minatori stanno tra gli asteroidi senza unità militari: lì si estrae due in meno. Non si possono combattere. (Originale.)',
  'rule.16.12':
    'L’ameba va verso una col entro due esagoni, altrimenti vaga; nel suo turno divora una col. (Originale.)',
  'rule.16.13':
    'Il mercante visita una volta ogni pianeta dei giocatori e scambia le sue sei merci nere con altre, una a una. (Originale.)',
  'rule.17.1':
    'Ognuno può pescare solo un certo numero di pianeti e asteroidi; il resto torna nel box. Quando tutti l’hanno raggiunto, ognuno può trovarne uno in più. (Originale.)',
  'rule.17.2': 'I segnalini non finiscono mai. (Originale.)',
  'rule.17.3':
    'Nel box possono esserci più o meno tessere: spazio normale, terreno speciale, altre regioni. (Originale.)',
};
