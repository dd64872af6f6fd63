// Powers from Healer to Zombie: an example to be played, and whom each goes well and badly with.

import type { Company } from '../../pages.ts';

export const hToZ = {
  healer: {
    example: 'Il blu attacca il verde, e uno dei due perderà pedine. Rendigliele, e pesca una carta.',
    assassin: 'Ogni vittima è una carta per te.',
    zombie: 'Non c’è nulla da guarire.',
    vampire: 'Le pedine dissanguate non arrivano nel Warp, dove potresti aiutarle.',
  },
  hurtz: {
    example: 'Il blu attacca il verde. Possono volere un Potere o pedine della tua scorta: di’ il prezzo.',
    symbiote: 'Ha pedine in abbondanza da noleggiare.',
    silencer: 'Nessuno può accordarsi con te su un prezzo.',
  },
  industrialist: {
    example: 'Perdi con un 4 contro un 20. Il blu deve lasciarti vincere, o vedere il tuo 4 nella pila per sempre.',
    ethic: 'La sconfitta rende carte, e intanto la pila cresce.',
    loser: 'Una rivolta ti fa perdere proprio quando la pila è alta.',
  },
  insect: {
    example: 'Il blu è Virus. Copialo, e anche il tuo 8 si moltiplica per le tue pedine.',
    machine: 'A ogni sfida del tuo turno un altro Potere.',
    symbiote: 'Il suo Potere non si può copiare.',
    loser: 'Una rivolta copiata non annulla la prima.',
  },
  judge: {
    example: 'Hai un 20 contro una mano debole. Decreta che il vincitore ottenga anche carte o una base.',
    mind: 'Decreta quando sai che vincerai.',
    empath: 'La sua pace annulla il tuo decreto.',
    pacifist: 'Un Compromise sul tavolo, e nulla è dovuto.',
  },
  laser: {
    example: 'Il blu ha un 40 fra carte minori, e non sceglie: peschi tu a caso la sua carta.',
    trader: 'Scambia le mani, poi pesca alla cieca dagli scarti che hai dato.',
    doppelganger: 'Ha due carte, e possono essere buone entrambe.',
  },
  lloyd: {
    example: 'Il blu attacca il verde. Prima che si posino le carte offri a ciascuno di assicurare le pedine.',
    skeptic: 'Dove le perdite raddoppiano, le polizze si vendono.',
    healer: 'Fa gratis ciò che tu vendi.',
    zombie: 'Non gli serve una polizza.',
  },
  loser: {
    example: 'Hai 4 e 6, il blu ha di meglio. Dichiara la rivolta, e vince il totale più basso.',
    mind: 'Sai quanto in basso può andare l’altro.',
    sorcerer: 'Scambia la tua carta bassa con la sua.',
    laser: 'Una carta pescata a caso può essere la più bassa.',
  },
  machine: {
    example: 'Perderai con il 4. Il tuo turno continua lo stesso finché hai una carta Challenge.',
    clone: 'Non ti manca mai una carta Challenge per continuare.',
    mutant: 'La tua mano è di nuovo piena a ogni sfida.',
    trader: 'Uno scambio, e non hai più con che continuare.',
  },
  macron: {
    example: 'Manda la tua unica pedina contro il pianeta del blu. Vale quattro.',
    virus: 'La tua carta si moltiplica per quattro per ogni pedina.',
    assassin: 'Ogni tua pedina che uccide ne vale quattro.',
  },
  magnet: {
    example: 'Il verde non ha deciso come vorresti. Attiralo dalla tua parte, o respingilo.',
    subversive: 'Attira dall’altra parte qualcuno che lavorerà per te.',
    void: 'Trascina dentro chi vuoi indebolire.',
    busybody: 'Da qualunque parte lo attiri, viene volentieri.',
  },
  mesmer: {
    example: 'Hai un Plague. Giocalo come l’Edict che ti serve in questa sfida.',
    aristocrat: 'Riempie la mano di Edict da trasformare.',
    vulch: 'Ogni Edict che giochi finisce nella sua mano.',
  },
  mind: {
    example: 'Punta il cono e guarda la mano del blu. Poi invita, o posa il tuo Compromise.',
    sorcerer: 'Sai se lo scambio conviene.',
    gambler: 'Conoscendo la mano avversaria, sai quale dichiarazione basta.',
    miser: 'La mano addizionale non la vedi mai.',
  },
  mirror: {
    example: 'Allo specchio il tuo 8 è 80, e un 20 è solo 2.',
    clone: 'Un 8 che vale 80 torna da te ogni volta.',
    sorcerer: 'La carta scelta per le sue cifre va all’altra parte.',
  },
  miser: {
    example: 'Due mani tutte tue: scegli quale è l’addizionale, poi attacca il blu con una delle due.',
    trader: 'Scambia una mano povera, e tieni quella addizionale.',
    oracle: 'Vede la tua carta, da qualunque mano venga.',
  },
  mutant: {
    example: 'Hai una sola carta. Quando il cono è puntato prendine altre sei, dal mazzo o dagli altri.',
    philanthropist: 'Regala ciò che non vuoi, e riempi di nuovo.',
    miser: 'Dalla mano addizionale non puoi pescare.',
  },
  negator: {
    example: 'Il blu ti attacca. Di’ no alla mira, alle pedine o alla carta, una volta.',
    oracle: 'Vedi la carta prima di dire no.',
    silencer: 'Senza parole non puoi vietare.',
  },
  obverse: {
    example: 'Altri si uniscono al blu contro il verde. Rovescia il cono, e il loro premio cambia.',
    parasite: 'È in ogni alleanza, e tu dici quanto vale.',
    silencer: 'A bocca chiusa lasci il cono com’è.',
  },
  oracle: {
    example: 'Il blu deve posare la carta scoperta. Rispondi con il 12, o con il Compromise.',
    calculator: 'Scegli la carta in base alla differenza.',
    sorcerer: 'La carta scelta così bene ti viene tolta.',
    chronos: 'Torna indietro nel tempo, e la carta che rispondeva così bene è fuori.',
  },
  pacifist: {
    example: 'Il blu ha un 40. Il tuo Compromise lo batte.',
    trader: 'Scambia i tuoi Attack con una mano in cui ci sono Compromise.',
    empath: 'Muta il suo Attack in Compromise, e dovete trattare.',
    oracle: 'Vede il tuo Compromise, e risponde con un altro.',
  },
  parasite: {
    example: 'Il blu attacca il verde con una buona carta, e nessuno ti invita. Unisciti lo stesso.',
    fungus: 'Dovunque vinci, ti si attaccano pedine.',
    cavalry: 'Alleata in ogni lotta, e con una carta.',
    magnet: 'Può mandarti via lo stesso.',
  },
  pavlov: {
    example: 'Prendi una carta da tutti e di’ un atto. Chi obbedisce la riavrà, il resto è tuo.',
    philanthropist: 'Ciò che raccogli lo puoi passare.',
    miser: 'Dalla mano addizionale non prendi nulla.',
  },
  pentaform: {
    example: 'Cinque Poteri in fila. Vinci con il 20, e il segnalino passa al secondo.',
    disease: 'Ogni nuova base fa avanzare il segnalino.',
    terrorist: 'Una bomba sotto le tue basi ti fa tornare indietro.',
  },
  phantom: {
    example:
      'Cinque fantasmi aspettano sulla tua stella. Dichiarali nei totali: 10 per te, al posto delle tue pedine nella sfida.',
    machine: 'I fantasmi lottano in ogni sfida di un turno lungo, e non rischiano nulla.',
    silencer: 'I fantasmi che nessuno dichiara restano sulla stella.',
  },
  philanthropist: {
    example: 'Regala il tuo 4 al blu, e spera che debba posarlo.',
    visionary: 'Nomina proprio la carta che hai dato.',
    laser: 'Peggiore è la sua mano, migliore è la tua pescata.',
    chosen: 'Con una preghiera si libera del tuo regalo.',
  },
  pirate: {
    example: 'Vinci con il 20, e cattura pedine del blu per il riscatto.',
    parasite: 'Sta dalla parte che vince più spesso di chiunque.',
    zombie: 'Le sue pedine volano a casa prima che tu le trattenga.',
  },
  plant: {
    example: 'Hai una base dal blu, che è Virus. Prendigli il Potere per questa sfida.',
    disease: 'Più basi fuori, più ospiti.',
    will: 'Sfida proprio nel sistema in cui vuole mettere radici.',
    filth: 'Ti scaccia dai suoi pianeti.',
  },
  prolong: {
    example: 'Il tuo 8 perde contro un 12. Continua a lottare, e aggiungi il 15.',
    clone: 'Una delle tue carte torna, così puoi permetterti la seconda.',
    mutant: 'Ha sempre una carta per il secondo giro.',
  },
  prophet: {
    example: 'Il blu attacca il verde con la mano migliore. Predici chi vince, e avrai una base.',
    force: 'Predici, poi cambia una carta per avere ragione.',
    loser: 'Fa perdere il vincitore sicuro.',
  },
  queue: {
    example: 'Disponi la fila dei turni. Nella tua sfida di’ in che ordine tutti agiranno in un momento successivo.',
    will: 'Scegli chi sfidare, e anche quando.',
    machine: 'Il suo turno non finisce, qualunque cosa dica la tua fila.',
  },
  reincarnator: {
    example: 'Perdi con il 4, e pesca un Potere da usare accanto a questo.',
    ethic: 'Ogni sconfitta porta un nuovo Potere e quattro carte.',
    grief: 'Perdere rende due volte.',
    void: 'Ogni sconfitta costa pedine per sempre.',
  },
  reserve: {
    example: 'Al tuo 10 manca qualcosa contro un 15. Aggiungi il 6, il 5 e il 4 come Reinforcement.',
    cavalry: 'Una carta da alleato, e sopra quelle piccole.',
    empath: 'Senza due Attack non c’è nulla da rinforzare.',
  },
  schizoid: {
    example: 'Scegli in segreto che cosa fa vincere, poi attacca il blu come se niente fosse.',
    zombie: 'Nessuna pedina nel Warp è un fine che raggiunge sempre.',
    seeker: 'Può chiederti del tuo fine, e devi rispondere.',
  },
  seeker: {
    example: 'Chiedi al blu se giocherà un Compromise. Deve dire il vero, e mantenerlo.',
    sorcerer: 'Chiedi che cosa giocheranno, poi scambia.',
    silencer: 'Senza parole non c’è domanda.',
  },
  serpent: {
    example: 'Il blu attacca il verde, e il giallo esita. Offrigli una carta perché si unisca, o resti a casa.',
    mutant: 'Le carte che dai tornano quando riempi la mano.',
    silencer: 'Un serpente che non parla non tenta nessuno.',
  },
  silencer: {
    example: 'Il blu è Loser, con una mano fatta per la rivolta. Zittiscilo, e non ci sarà.',
    pacifist: 'L’avversario non può cavarsi d’impaccio a parole.',
    virus: 'Moltiplica senza dire nulla.',
  },
  siren: {
    example: 'Il blu va dal verde, dove hai una base. Attiralo da te: hai un 20.',
    boomerang: 'Ogni sfida che attiri ti dà anche il primo colpo.',
    gorgon: 'Le basi che fondi pietrificano i vicini di chi ti ospita.',
    void: 'Un richiamo che fallisce costa pedine per sempre.',
  },
  skeptic: {
    example: 'Il tuo 15 contro una mano ignota. Metti in dubbio che il blu vinca: cede, o chi perde paga il doppio.',
    mind: 'Dubiti quando sai.',
    zombie: 'Le perdite doppie non lo toccano.',
  },
  sniveler: {
    example: 'Sei tue pedine sono nel Warp, più di tutti. Lagnati finché le riavrai.',
    doppelganger: 'Senza una mano tua c’è sempre una carta che ti manca.',
    silencer: 'A bocca chiusa non puoi nemmeno lagnarti.',
  },
  sorcerer: {
    example: 'Posa il 4 contro qualunque cosa abbia il blu, e scambia le carte.',
    mind: 'Conoscendo la mano avversaria, posi ciò che vuoi dare.',
    deuce: 'La sua seconda carta resta dov’è.',
  },
  spiff: {
    example: 'Attacca con il 4 e perdi di dieci o più: una pedina scende sul pianeta lo stesso.',
    machine: 'Perdi di brutto, scendi, e continua.',
    calculator: 'Può lasciare i totali troppo vicini per uno schianto.',
  },
  sting: {
    example: 'Con un 4 perderai quattro pedine. Fai soffrire il verde per metà di esse.',
    vacuum: 'Una tua perdita ferisce due altri.',
    zombie: 'Soffre per te senza spesa.',
  },
  subversive: {
    example: 'Il verde ha una base nel tuo sistema. Se aiuta il blu, le sue pedine contano contro il blu.',
    magnet: 'Attira i tuoi amici dall’altra parte, per te.',
    crystal: 'Stabilisce quante pedine lavorano per te di là.',
    cavalry: 'Le sue pedine possono non contare, la sua carta sì.',
  },
  symbiote: {
    example: 'Quaranta pedine, otto per pianeta. Attacca il blu: quattro non ti mancheranno.',
    virus: 'Le pedine sono la tua ricchezza, e si moltiplicano.',
    amoeba: 'Possono affluire venti pedine insieme.',
    vampire: 'Ciò che gli getti contro combatte poi per lui.',
  },
  terrorist: {
    example: 'Mina un pianeta per sistema. All’inizio della tua sfida sposta una bomba, e non scendere su una.',
    dictator: 'Manda gli altri sulle tue mine.',
    zombie: 'Le sue pedine tornano a casa da ogni bomba.',
  },
  trader: {
    example: 'Hai 4 e 6, il blu ha belle carte. Scambia le mani prima che si posino.',
    machine: 'Usa la tua mano, poi scambia ciò che resta con una piena.',
    miser: 'La mano che ottieni non è la migliore.',
  },
  vacuum: {
    example: 'Perdi quattro pedine con un 4, e trascinane via quattro degli altri.',
    warpish: 'Tutto ciò che trascini si somma al suo totale.',
    machine: 'Perdi spesso, e svuota i pianeti degli altri.',
    healer: 'Annulla ciò che trascini, per delle carte.',
  },
  vampire: {
    example: 'Vinci con il 20: le pedine del blu diventano tue schiave.',
    virus: 'Anche le schiave fra le tue pedine moltiplicano.',
    zombie: 'Ciò che si salva dal Warp non si dissangua.',
  },
  virus: {
    example: 'Il tuo 8 con quattro pedine fa 32. Il 15 del blu non basta.',
    amoeba: 'Affluisci, e ogni pedina moltiplica.',
    symbiote: 'Ha pedine d’avanzo per ogni attacco.',
    calculator: 'Riduce la tua carta prima che tu la moltiplichi.',
  },
  visionary: {
    example: 'Nomina il 4: se il blu ce l’ha, deve posarlo contro il tuo 10.',
    aura: 'Nelle mani scoperte vedi che cosa ordinare.',
    philanthropist: 'Dai una carta scarsa, poi ordinala.',
    chosen: 'Prega per un’altra carta quando si mostra la tua.',
  },
  void: {
    example: 'Vinci con il 20, e le pedine del blu escono dal gioco.',
    will: 'Colpisci chi vuoi logorare.',
    healer: 'Il suo testo ti nomina: riporta ciò che hai tolto.',
    symbiote: 'Quaranta pedine ci mettono molto a consumarsi.',
  },
  vulch: {
    example: 'Il blu ha solo Edict e deve scartare la mano: sono tutti tuoi.',
    mesmer: 'Dall’altra parte del tavolo gioca un Edict dopo l’altro, e vengono tutti a te.',
    negator: 'Un Edict che vieta torna al suo proprietario, non a te.',
  },
  warpish: {
    example: 'Nove pedine sono nel Warp, e ognuna aggiunge 1 al tuo 8. Ne tirerai fuori una delle tue?',
    vacuum: 'Riempie il Warp ogni volta che perde.',
    assassin: 'Una pedina in più nel Warp a ogni carta Destiny.',
    void: 'Chi batte non arriva mai nel Warp.',
  },
  warrior: {
    example: 'La tua prima lotta. Vinta o persa, nella prossima aggiungi ciò che ti ha insegnato.',
    machine: 'Molte sfide fanno un guerriero esperto.',
    boomerang: 'Due lotte dove gli altri ne hanno una.',
    changeling: 'Scambia, e i tuoi punti vanno con il Potere.',
  },
  will: {
    example: 'Destiny mostra il blu. Ignoralo, e sfida chi vuoi.',
    plant: 'Vai dove sono i tuoi ospiti.',
    void: 'Colpisci più volte lo stesso giocatore.',
    dictator: 'Ti lega al sistema che ha nominato.',
  },
  witch: {
    example: 'Perdi con il 4, poi scegli una maledizione per chi ha vinto.',
    grief: 'La sconfitta lascia a te le carte e a loro una maledizione.',
    silencer: 'Una maledizione va pronunciata.',
  },
  worm: {
    example: 'I totali sono vicini. A carte rivelate volgi il cono a un altro pianeta del blu.',
    void: 'Volgi il cono al pianeta dove si può togliere di più.',
    terrorist: 'Il pianeta a cui arrivi scavando può essere minato.',
  },
  wrack: {
    example: 'Quattro pedine, quindi quattro torture: offri al blu un accordo che preferirà accettare.',
    mind: 'Sai che cosa c’è da chiedere.',
    zombie: 'Le pedine torturate vanno semplicemente a casa.',
    silencer: 'Senza parole non c’è offerta.',
  },
  wraith: {
    example: 'Metti pedine in riserva. A carte rivelate, se non basta, falle entrare.',
    virus: 'Anche ciò che viene dalla riserva moltiplica la carta.',
    void: 'Una riserva che perde esce dal gioco con il resto.',
  },
  zombie: {
    example: 'Perdi con il 4: le tue pedine volano a casa invece che nel Warp.',
    skeptic: 'Dove le perdite raddoppiano paga solo l’altro.',
    diplomat: 'Un accordo fallito non ti costa nulla.',
    void: 'Le pedine che escono dal gioco non tornano.',
  },
} satisfies Company;
