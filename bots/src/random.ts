// The simplest bot: any allowed answer. The measure of all others.

import { picker } from '@orrery/kernel';
import { randomAnswer } from './answers.ts';
import type { Bot } from './bot.ts';

export const random: Bot = {
  name: 'random',
  decide: ({ ask, dice }) => ({ answer: randomAnswer(ask, picker(dice)), reason: { key: 'bot.random' } }),
};
