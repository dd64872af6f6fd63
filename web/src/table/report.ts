// A report of a problem: what is needed to see it again, in one file that the reader can look at before sending it.

import type { Shot, TableSource } from '../source/source.ts';

export async function reportOf(shot: Shot, source: TableSource): Promise<string> {
  const { game, view, ask, waiting, standing, sitters, link, trouble } = shot;
  const report = {
    orrery: 'report',
    at: new Date().toISOString(),
    address: location.pathname,
    versions: { game: game.id, rules: game.rules, page: builtFiles() },
    browser: { agent: navigator.userAgent, languages: navigator.languages, width: innerWidth, height: innerHeight },
    record: await source.report(),
    sight: { view, ask, waiting, standing, bots: sitters.map(({ bot }) => bot), link, trouble },
  };
  return `${JSON.stringify(report, null, 1)}\n`;
}

/** The files of the page are named by what is in them: their names say which build this is. */
const builtFiles = (): string[] =>
  [...document.scripts].map(({ src }) => src.split('/').at(-1) ?? '').filter((name) => name !== '');
