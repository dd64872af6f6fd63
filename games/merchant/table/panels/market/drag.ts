// Dragging a card across is the same answer as pressing it.

import type { Scalar } from '@orrery/kernel';
import type { DragEvent } from 'react';

export function carry(event: DragEvent, answer: string): void {
  event.dataTransfer.setData('text/plain', answer);
  event.dataTransfer.effectAllowed = 'move';
}

/** Takes what was dropped if it is an answer of this verb that may be given now. */
export function dropped(
  event: DragEvent,
  options: readonly Scalar[],
  verb: string,
  answer: (answer: string) => void,
): void {
  event.preventDefault();
  const carried = event.dataTransfer.getData('text/plain');
  if (carried.startsWith(`${verb} `) && options.includes(carried)) answer(carried);
}
