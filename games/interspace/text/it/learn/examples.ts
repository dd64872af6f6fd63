// Positions to try a rule on: what to try, and what it shows. Italian.

import type { Messages } from '@orrery/kernel';

export const examples: Messages = {
  'example.6.2.5.try.text':
    'Un CA della rivale sta nell’esagono oltre la tua colonia. Fin dove volano i tuoi due CA, e fin dove lo sct? Premi «Fine dei voli» quando hai visto abbastanza.',
  'example.6.2.5.after.text':
    'Nel suo esagono e non oltre: chi entra nell’esagono di navi militari altrui deve fermarsi. Girandovi attorno la via è libera.',
  'example.6.2.6.try.text': 'Manda lo sct al pianeta. Per quale delle due rotte vola, e quanto costerebbe la nuvola?',
  'example.6.2.6.after.text':
    'Entrare in una nuvola stellare costa un punto in più, quindi la rotta più economica le gira attorno. Le navi la prendono da sole.',
  'example.6.2.11.try.text':
    'Le due metà di un wormhole stanno ai due lati della tua regione. Quanti punti servono allo sct per il lato opposto?',
  'example.6.2.11.after.text':
    'Due: uno fino alla metà vicina, uno per attraversarla. La linea sulla mappa unisce le metà, e ognuna dice dove porta.',
  'example.8.3.try.text':
    'Un pianeta con ind 6 e nessuno che lo difenda. Prima lo bombardi con le BB, o sbarchi subito? Prova entrambe le cose.',
  'example.8.3.after.text':
    'Due AB battono un ind di 6 in sette casi su dodici. Ogni BB toglie prima uno o due ind: lo sbarco diventa più sicuro e il pianeta più povero.',
};
