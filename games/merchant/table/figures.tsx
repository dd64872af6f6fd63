// Pictures from the board for the rule pages, by number of the rule. Each has a line of words, which is also its name for
// who cannot see it.

import type { Lang, Messages } from '@orrery/kernel';
import type { ComponentType } from 'react';
import { BASE_SYSTEM, dotOf } from '../rules/board.ts';
import { ChartPicture } from './chart/Picture.tsx';

interface Figure {
  readonly around: readonly string[];
  readonly glow?: readonly string[];
  readonly path?: readonly string[];
  readonly margin?: number;
}

const FIGURES: Readonly<Record<string, Figure>> = {
  '1.3': { around: ['war-torn-4', 'war-torn-9', 'multigen-lower', 'polluted-war-torn-4'], margin: 60 },
  '1.4': { around: ['giant-1', 'giant-5', 'giant-7', 'giant-3'], glow: ['giant-3', 'giant-5', 'giant-7'] },
  '5.21': {
    around: ['colony-1', 'colony-6', 'colony-3'],
    path: ['colony-3', 'colony-2', 'colony-1', 'colony-city-1'],
  },
  '5.32': {
    around: ['water-1', 'water-5', 'water-2', 'water-7', 'cloud-water-1'],
    path: ['cloud-water-1', 'cloud-water-2', 'water-7', 'water-8', 'water-1', 'water-2', 'water-city-1'],
  },
  '6.1': { around: ['cloud-southwest', 'cloud-city', 'cloud-center'], glow: ['cloud-q-southwest', 'cloud-q-south'] },
  '6.3': {
    around: ['rogue-3', 'rogue-5', 'rogue-7', 'rogue-8'],
    path: ['rogue-3', 'rogue-4', 'rogue-5', 'rogue-biosphere-1'],
  },
  '6.4': {
    around: ['cloud-southwest', 'base', 'cloud-west', 'cloud-q-southwest'],
    path: ['base', 'cloud-southwest', 'cloud-q-southwest'],
  },
  '6.43': { around: ['cloud-north', 'cloud-center', 'desert-cloud-1'], glow: ['cloud-north', 'desert-cloud-1'] },
  '8.2': {
    around: ['base', 'base-colony-4', 'biosphere-base-2'],
    path: ['base', 'base-colony-2', 'base-colony-3', 'base-colony-4'],
    margin: 90,
  },
  '8.41': { around: ['desert-1', 'desert-6', 'desert-9', 'desert-3'], path: ['desert-city-2', 'desert-city-1'] },
};

export const figures: Readonly<Record<string, ComponentType<{ readonly lang: Lang; readonly messages: Messages }>>> =
  Object.fromEntries(Object.entries(FIGURES).map(([number, figure]) => [number, pictureOf(number, figure)]));

function pictureOf(number: string, { around, glow = [], path = [], margin = 80 }: Figure) {
  const dots = { around: around.map(dotOf), glow: glow.map(dotOf), path: path.map(dotOf) };
  return ({ messages }: { readonly messages: Messages }) => {
    const words = messages[`figure.${number}`] ?? number;
    return (
      <>
        <ChartPicture label={words} base={messages[`system.${BASE_SYSTEM}`]} margin={margin} {...dots} />
        <figcaption>{words}</figcaption>
      </>
    );
  };
}
