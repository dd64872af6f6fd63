// The table in words. English.

import type { Messages } from '@orrery/kernel';

export const see: Messages = {
  'see.turn': 'Game turn {turn} of {last}.',
  'see.seat': '{who:seat}: {points} VP, Civ {civ}, V {speed}, {planets|# planet|# planets}.',
  'see.seat-hidden': '{who:seat}: Civ {civ}, V {speed}, {planets|# planet|# planets}.',
  'see.out': '{who:seat} is out.',
  'see.planet':
    'Planet in hex {hex}, {who:owner}: Ind {ind}, Tech {tech}; {iou} IOU, {ore|# mineral|# minerals}, {goods|# good|# goods}.',
  'see.planet-free': 'Planet in hex {hex}: nobody lives there.',
  'see.hex': 'Hex {hex}, map {map} at {q}, {r}: {tile:tile}.',
  'see.units': '– {who:owner}: {units:count}.',
  'see.aboard': '– aboard: {what:cargo}.',
  'see.yard': '– in its yard: {what:count}.',
  'see.yard-iou': '– in its yard: {iou} IOU.',
  'see.fleet': 'Combat in hex {hex}, {who:owner}: {units:count}.',
};
