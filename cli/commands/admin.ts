// `orrery admin`: looks at a table, steps it back, moves it to our rules, gives a seat to a bot and back to its person, reads
// reports, helps who forgot a password. Works beside a running server; with SQLite its readers see it at their next step.

import { type Command, InvalidArgumentError } from 'commander';
import { botNames } from '@orrery/bots';
import { whole } from '../arguments.ts';
import { withAdmin, type AdminOptions, adminOptions } from '../admin.ts';
import { plural, say, sayJson } from '../say.ts';
import { bad } from '../stop.ts';

export function addAdmin(program: Command): void {
  const commands = program.command('admin').description('look after the tables of a server');
  adminOptions(commands.command('find'))
    .description('the id of a table that a line of the server names by its label')
    .argument('<label>', 'such as 3f2a9c1e07b4, or its beginning')
    .action(async (label: string, how: AdminOptions) => {
      const found = await withAdmin(how, (admin) => admin.find(label));
      if (found.length === 0) throw bad(`no table here has the label "${label}"`);
      for (const id of found) say(id);
    });
  adminOptions(commands.command('inspect'))
    .description('all about a table but its secrets, as JSON')
    .argument('<table>', 'the id in its link')
    .action(async (table: string, how: AdminOptions) => sayJson(await withAdmin(how, (admin) => admin.inspect(table))));
  adminOptions(commands.command('back'))
    .description('step a table back; the log keeps all of it, and the dice fall anew')
    .argument('<table>', 'the id in its link')
    .argument('[answers]', 'by how many answers', whole(1, 10_000), 1)
    .action(async (table: string, answers: number, how: AdminOptions) => {
      await withAdmin(how, (admin) => admin.stepBack(table, answers));
      say(`Table ${table} went back by ${plural(answers, 'answer')}.`);
    });
  adminOptions(commands.command('hand'))
    .description("give a person's seat to a bot; without a level the person plays again")
    .argument('<table>', 'the id in its link')
    .argument('<seat>', 'counted from 0', whole(0, 30))
    .argument('[level]', `one of ${botNames.join(', ')}`, readLevel)
    .action(async (table: string, seat: number, level: string | undefined, how: AdminOptions) => {
      await withAdmin(how, (admin) => admin.hand(table, seat, level ?? null));
      say(level === undefined ? `Seat ${seat} is its person's again.` : `A bot (${level}) plays seat ${seat}.`);
    });
  adminOptions(commands.command('move'))
    .description('play a table on by the rules of this version, if they take every answer that was given there')
    .argument('<table>', 'the id in its link')
    .action(async (table: string, how: AdminOptions) => {
      await withAdmin(how, (admin) => admin.move(table));
      say(`Table ${table} is played on by our rules.`);
    });
  adminOptions(commands.command('reports'))
    .description('what people have reported, the newest first, as JSON; a seat is counted from 0')
    .argument('[most]', 'how many', whole(1, 10_000), 100)
    .action(async (most: number, how: AdminOptions) => sayJson(await withAdmin(how, (admin) => admin.reports(most))));
  adminOptions(commands.command('reset'))
    .description('a link for somebody who has forgotten their password; it works once, within an hour')
    .argument('<login>', 'what they sign in with, or their confirmed address')
    .action(async (login: string, how: AdminOptions) => {
      say(await withAdmin(how, (admin) => admin.reset(login)));
      if (process.env['ORRERY_ORIGIN'] === undefined) say('Put the address of your server in front of it.');
    });
}

function readLevel(text: string): string {
  if (botNames.includes(text)) return text;
  throw new InvalidArgumentError(`It must be one of ${botNames.join(', ')}.`);
}
