// Pictures for the rules page, by rule. What they show is played on a real table, so it is fetched when one of them is looked at.

import type { Lang, Messages } from '@orrery/kernel';
import { type ComponentType, lazy, Suspense } from 'react';
import './figures.css';

const NUMBERS = ['1.1', '3.1', '3.3', '3.6', '3.87', '9.1', '9.2', '9.3', '9.4', '9.5', '9.6'] as const;

export type FigureNumber = (typeof NUMBERS)[number];

interface FigureProps {
  readonly lang: Lang;
  readonly messages: Messages;
}

export const figures: Readonly<Record<string, ComponentType<FigureProps>>> = Object.fromEntries(
  NUMBERS.map((number) => [number, figureOf(number)]),
);

const Drawing = lazy(() => import('./Drawing.tsx'));

function figureOf(number: FigureNumber): ComponentType<FigureProps> {
  return function Figure({ messages }) {
    const words = messages[`figure.${number}`] ?? '';
    return (
      <>
        <div className="cosmic-figure cosmic-room night">
          <Suspense>
            <Drawing number={number} label={words} />
          </Suspense>
        </div>
        <figcaption>{words}</figcaption>
      </>
    );
  };
}
