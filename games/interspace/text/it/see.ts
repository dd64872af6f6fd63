// The table in words. Italian.

import type { Messages } from '@orrery/kernel';

export const see: Messages = {
  'see.turn': 'Turno di gioco {turn} di {last}.',
  'see.seat': '{who:seat}: {points} PV, civ {civ}, V {speed}, {planets|# pianeta|# pianeti}.',
  'see.seat-hidden': '{who:seat}: civ {civ}, V {speed}, {planets|# pianeta|# pianeti}.',
  'see.out': '{who:seat} è fuori.',
  'see.planet':
    'Pianeta nell’esagono {hex}, {who:owner}: ind {ind}, tec {tech}; IOU {iou}, minerali {ore}, merci {goods}.',
  'see.planet-free': 'Pianeta nell’esagono {hex}: disabitato.',
  'see.hex': 'Esagono {hex}, mappa {map} in {q}, {r}: {tile:tile}.',
  'see.units': '– {who:owner}: {units:count}.',
  'see.aboard': '– a bordo: {what:cargo}.',
  'see.yard': '– nel suo cantiere: {what:count}.',
  'see.yard-iou': '– nel suo cantiere: {iou} IOU.',
  'see.fleet': 'Combattimento nell’esagono {hex}, {who:owner}: {units:count}.',
};
