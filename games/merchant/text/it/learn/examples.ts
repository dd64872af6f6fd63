// Positions to try a rule on, in Italian: what to try, and what it shows.

import type { Messages } from '@orrery/kernel';

export const examples: Messages = {
  'example.5.21.try.text':
    'Hai tirato 7 e fatto tre passi, quindi restano 4 PM. Scendere in una Città di Superficie ne costa 2. Da quale lato del Mondo Colonia riesci ancora ad atterrare?',
  'example.5.21.after.text':
    'Da nord: due passi fino all’Orbita Comfort Station, e gli ultimi 2 PM ti portano giù. Da sud Cobbleport è a tre passi, e 1 PM non basta per la Città sottostante.',
  'example.5.32.try.text':
    'Entra nella Città Spaziale della Biosfera. Poi guarda le uscite: c’è anche quella da cui sei arrivato?',
  'example.5.32.after.text':
    'Non si torna indietro su un percorso usato in questo turno. Dalla Città puoi atterrare o uscire dall’altro lato, mai da dove sei entrato.',
  'example.6.43.try.text':
    'Sei nel Circolo Ovest e devi scegliere il Numero Pilota fra i tuoi dadi: 2 o 3. Dove porta ciascuno? Provali tutti e due.',
  'example.6.43.after.text':
    'La freccia del 2 punta da dove sei venuto: ti fermi nel Circolo e perdi i PM che restano. La freccia del 3 porta al Circolo Centrale, e poi oltre.',
  'example.6.5.try.text':
    'Arrivi sul Telegate 1; il Telegate 4 è scoperto vicino al Mondo Giungla. I tuoi dadi dicono 4 e 1. Quale Numero Pilota fa saltare?',
  'example.6.5.after.text':
    'Con il 4 salti per 1 PM al Telegate con il 4. Con l’1 ci sei già sopra, quindi esci per un percorso normale.',
  'example.8.3.try.text': 'L’Ovale costa $30 e hai uno Scudo. Quanto paghi per proseguire, e quanto se ti fermi?',
  'example.8.3.after.text':
    'Lo Scudo toglie $20, quindi proseguire costa $10. Fermarsi non costa nulla, ma chiude il movimento sull’Ovale.',
  'example.9.42.try.text':
    'Hai passato tutto il turno in questa Città. Vendi la Spezia Spaziale, poi compra quanto vuoi: c’è un limite?',
  'example.9.42.after.text':
    'Nessuno. Chi resta un turno intero compra e vende finché bastano denaro e vani. Chi è appena arrivato può fare l’una e l’altra cosa una volta sola.',
  'example.10.21.try.text':
    'Presso gli Umani ci sono due Domande di Spezia Spaziale, $40 ciascuna, e tu ne hai due carichi. Quanto rende il primo, e quanto il secondo?',
  'example.10.21.after.text':
    'Il primo: $80 più due volte $40, cioè $160. Una Domanda torna nella coppa, e il secondo rende $80 più $40, cioè $120.',
  'example.12.22.try.text':
    'Sei in uno Spazioporto tuo. Vendi la Spezia Spaziale, compra i Video Rock, e guarda il tuo denaro.',
  'example.12.22.after.text':
    'Un decimo di ogni affare va al proprietario, e lo paga la banca: $8 sulla vendita da $80, $12 sull’acquisto da $120. Sarebbe lo stesso se qui commerciasse un rivale.',
};
