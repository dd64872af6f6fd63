// Chapters 5 to 8: movement, what dots do, finding cultures, equipment.

import type { Messages } from '@orrery/kernel';

export const flight: Messages = {
  'chapter.5': 'Il movimento',
  'rule.5.1': 'Si vola all’inizio del turno, lungo i percorsi, da uno spazio al successivo, in entrambi i sensi.',
  'rule.5.2':
    'Tiri i dadi della tua astronave: la somma sono i tuoi punti movimento (PM). I dadi restano sul tavolo per tutto il turno.',
  'rule.5.21': 'Un passo costa 1 PM; da o verso una Città di Superficie ne costa 2, a meno che tu abbia l’Air Foil.',
  'rule.5.22':
    'Il movimento finisce quando hai speso i PM, quando atterri, quando ti fermi su una penalità o quando non hai più mosse valide.',
  'rule.5.23': 'Finché hai PM non puoi fermarti nello spazio: prosegui fino ad atterrare o a esaurirli.',
  'rule.5.3': 'Prima di tirare dichiari il primo spazio in cui andrai. Il resto della rotta lo scegli volando.',
  'rule.5.31':
    'Puoi dichiarare qualsiasi percorso che esce dal tuo spazio. Se i dadi lo permettono devi partire di lì; se no, sei libero.',
  'rule.5.32':
    'In un turno non puoi ripercorrere all’indietro un percorso già usato; nello stesso verso sì. Se non c’è altra via, ti fermi.',
  'rule.5.4': 'Le astronavi non si ostacolano a vicenda.',

  'chapter.6': 'Effetti degli spazi',
  'rule.6.1': 'Una pedina ? coperta viene girata per sempre da chi ci arriva sopra, e ha effetto subito.',
  'rule.6.11': 'Un Relic fa della sua casella un Asteroide: chi vi atterra lo può raccogliere gratis.',
  'rule.6.12':
    'Open Port, Telegate e penalità non sono Asteroidi e restano per tutta la partita. Un Open Port è della Cultura del suo sistema.',
  'rule.6.2': 'Si atterra solo in Città, Spazioporti e Asteroidi. Atterrare chiude il movimento.',
  'rule.6.3':
    'Su una penalità paghi la cifra, meno gli Scudi, e prosegui; oppure ti fermi e non paghi. Se cominci lì il turno, paghi per restare o te ne vai.',
  'rule.6.4':
    'Da un Circolo di Navigazione esci per la freccia con il tuo Numero Pilota. I Circoli del Corpo e dell’Ala sono uniti da un percorso che sulla mappa non si vede.',
  'rule.6.41': 'Il Numero Pilota è uno dei numeri tirati. Una volta scelto vale per tutto il turno.',
  'rule.6.42':
    'Se parti da un Circolo, dichiara uno spazio vicino. Se un numero tirato ci porta, devi sceglierlo; se no, scegli quello che vuoi.',
  'rule.6.43':
    'Le frecce non impediscono mai di entrare in un Circolo. Se il tuo numero indica la via da cui arrivi, ti fermi lì.',
  'rule.6.5':
    'Uscendo da un Telegate salti, per 1 PM, al Telegate scoperto con il tuo Numero Pilota. Se non c’è, o se ci sei già, esci per un percorso qualsiasi.',
  'rule.6.51': 'Circoli e Telegate usano lo stesso Numero Pilota per tutto il turno.',
  'rule.6.52':
    'Se parti da un Telegate puoi dichiararne un altro scoperto, o uno spazio vicino. Se un numero tirato ci porta, devi sceglierlo.',

  'chapter.7': 'Trovare le Culture',
  'rule.7.1': 'Ogni sistema ha una Cultura, a caso. Finché è nascosta, il suo IOU resta coperto nella casella Cultura.',
  'rule.7.2': 'Quando arrivi su un’Orbita di un sistema con la Cultura nascosta, ne guardi in segreto l’IOU.',
  'rule.7.3':
    'Il primo che atterra in una Città o in uno Spazioporto di un sistema ne scopre la Cultura e prende l’IOU. Entrano in gioco le sue Merci e i Bonus in attesa.',

  'chapter.8': 'L’Equipaggiamento',
  'rule.8.1': 'Alcune Culture vendono Equipaggiamento che migliora l’astronave.',
  'rule.8.2':
    'Un motore salta punti, Ovali e pedine di penalità del suo colore: niente PM, niente penalità. Il Motore Combinato salta il rosso e il giallo.',
  'rule.8.21': 'Il primo spazio dichiarato dev’essere uno in cui entri davvero, non uno che salti.',
  'rule.8.22':
    'Se giri una penalità che il tuo motore salta, la pedina resta scoperta e tu passi oltre senza altri costi.',
  'rule.8.23':
    'Prima di tirare puoi spegnere i motori che vuoi; gli altri funzionano per tutto il turno. Un Motore Combinato si spegne tutto intero.',
  'rule.8.3': 'Ogni Scudo toglie $20 da ogni penalità, fino a zero. Puoi sempre scegliere di fermarti.',
  'rule.8.4':
    'I Relic sono dieci. Vanno tutti sullo scafo e non occupano vani; Motore Giallo, Scudo e Laser funzionano come quelli normali.',
  'rule.8.41':
    'Air Foil: da e verso le Città di Superficie con 1 PM, e da Città a Città planando sullo stesso pianeta.',
  'rule.8.42': 'Auto Pilot: prima di tirare puoi sostituire un dado con un 4, sia per i PM sia come Numero Pilota.',
  'rule.8.43':
    'Jump Start: dichiara come prima mossa un Telegate scoperto, da qualunque luogo. Se il tuo Numero Pilota è su un Telegate scoperto, devi saltarvi.',
  'rule.8.44': 'Mulligan Gear: subito dopo il tiro puoi rilanciare un dado. Vale il nuovo numero.',
  'rule.8.45':
    'Spy Eye: guarda in segreto le pedine ? coperte vicine, anche di passaggio, e osserva una Cultura da qualsiasi spazio del suo sistema.',
  'rule.8.46': 'Switch Switch: cambi il Numero Pilota con quello di un altro dado quante volte vuoi.',
  'rule.8.47':
    'Gate Lock: prima di tirare puoi spegnere tutti i Telegate per il tuo turno. Allora sono semplici punti blu.',
  'rule.8.48': 'Il Laser tra i Relic non fa nulla senza il combattimento, ma si può barattare.',
};
