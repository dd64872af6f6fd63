// `orrery play <game>`: a game in the terminal, against bots.

import { fullOptions, sentence } from '@orrery/games';
import { checkOptions } from '@orrery/games/read';
import { type Lang, type Options, toRecord } from '@orrery/kernel';
import { type Command, InvalidArgumentError } from 'commander';
import {
  addAll,
  langOption,
  optionsOption,
  playersOption,
  readGame,
  readList,
  saveRecord,
  whole,
  usualPlayers,
} from '../arguments.ts';
import { type Front, playEvening } from '../play/evening.ts';
import { sitDown } from '../play/sitting.ts';
import { WORDS } from '../play/words.ts';
import { seatBots } from '../playout.ts';
import { newSecret, prepareDeal, secretOf } from '../seed.ts';
import { bad } from '../stop.ts';

interface PlayHow {
  readonly players?: number;
  readonly seat: number;
  readonly seed?: number;
  readonly bots: readonly string[];
  readonly iterations: number;
  readonly options: Options;
  readonly lang: Lang;
  readonly name?: string;
  readonly save?: string;
}

export function addPlay(program: Command): void {
  const command = program
    .command('play')
    .description('play in the terminal against bots')
    .argument('<game>', 'a game')
    .option('--seat <n>', 'your seat, from 0', whole(0, 29), 0)
    .option('--name <name>', 'your name', readName)
    .option('--seed <n>', 'the same seed deals the same game (default: nobody can guess it)', whole(0, 0xffffffff))
    .option('--bots <list>', 'who plays the other seats: random, greedy, search', readList, ['search'])
    .option('--iterations <n>', 'how long a search thinks', whole(1, 1_000_000), 400)
    .option('--save <file>', 'write the record when you leave or the game is over')
    .addHelpText(
      'after',
      '\nWithout a terminal each line of the input is an answer in the scenario notation: "0 pass", "0 [3 5]".',
    );
  addAll(command, playersOption(), optionsOption(), langOption()).action(play);
}

/** The bots' names. */
const STARS = ['Vega', 'Rigel', 'Deneb', 'Mira', 'Altair', 'Spica', 'Capella', 'Adhara', 'Bellatrix', 'Izar'];

function readName(text: string): string {
  const name = text.trim();
  if (name === '' || name.length > 24 || /\p{C}/u.test(name))
    throw new InvalidArgumentError('It must be 1 to 24 characters.');
  return name;
}

async function play(id: string, how: PlayHow): Promise<void> {
  const game = await readGame(id);
  const players = how.players ?? usualPlayers(game);
  checkOptions(game, how.options, players);
  if (how.seat >= players)
    throw bad(`there is no seat ${how.seat}: with ${players} players they go from 0 to ${players - 1}`);
  const own = how.name ?? sentence(WORDS[how.lang], { key: 'play.player' });
  const stars = STARS.filter((star) => star !== own);
  const names = Array.from({ length: players }, (_, seat) =>
    seat === how.seat ? own : `${stars[seat % stars.length]}`,
  );
  const secret = how.seed === undefined ? newSecret() : secretOf(how.seed, 0);
  const deal = prepareDeal(game, fullOptions(game, how.options), names, 'terminal', secret);
  const bots = seatBots(how.bots, players, 0, { iterations: how.iterations }).map(({ bot }) => bot.name);
  const budget = { iterations: how.iterations };
  const sitting = await sitDown(game, deal, how.seat, { bots, budget }, how.lang);
  const front = await openFront();
  const over = await playEvening(sitting, front);
  if (how.save !== undefined) {
    saveRecord(how.save, toRecord(sitting.table.journal, over ? secret : undefined));
    front.say(sentence(sitting.messages, { key: 'play.saved', args: { file: how.save } }));
  }
  front.close();
}

/** Prompts at a terminal, lines elsewhere. */
async function openFront(): Promise<Front> {
  if (process.stdin.isTTY && process.stdout.isTTY) return (await import('../play/prompts.ts')).promptsFront();
  return (await import('../play/lines.ts')).linesFront(process.stdin);
}
