// The arrows of the house: kernel <- games, protocol, table <- bots <- host, cli, web. `npm test` fails on an import against them.

/** The folders that hold sources. */
export const parts = ['kernel', 'games', 'protocol', 'table', 'bots', 'host', 'web', 'cli', 'bench', 'tools'];

// The test of this check builds a small house of its own somewhere inside the repository.
const house = process.env.ORRERY_HOUSE ? `${process.env.ORRERY_HOUSE}/` : '';

/** A pattern for paths in the given parts of the house. @param {string[]} names */
const inside = (...names) => `^${house}(${names.join('|')})/`;

/** The house's own folders, the given ones left out. @param {string[]} names */
const allBut = (...names) => inside(...parts.filter((part) => !names.includes(part)));

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid(
      'kernel-imports-nothing',
      'The kernel runs everywhere, so it imports no package, no part of Node and no other part of the house.',
      { path: inside('kernel/src') },
      { pathNot: inside('kernel/src') },
    ),
    forbid(
      'testkit-imports-kernel',
      'The testkit serves every game, so it knows the kernel alone.',
      { path: inside('kernel/testkit') },
      { path: [allBut('kernel'), inside('kernel/test')] },
    ),
    forbid(
      'kernel-tests-import-kernel',
      'What the kernel promises is shown with the kernel and its testkit alone.',
      { path: inside('kernel/test') },
      { path: allBut('kernel') },
    ),
    forbid(
      'game-imports-kernel',
      'A game imports the kernel and itself.',
      { path: inside('games/[^/]+') },
      { path: allBut('kernel', 'games') },
    ),
    forbid(
      'game-imports-itself',
      'A game knows no other game.',
      { path: `^${house}games/([^/]+)/` },
      {
        path: inside('games'),
        pathNot: [`^${house}games/$1/`, `^${house}games/(front|picture|table|learn|evidence|glossary)\\.ts$`],
      },
    ),
    forbid(
      'only-tables-draw',
      'React belongs to the tables of the games and to the client. The catalog, a front and a learning name the type of a table or a drawing.',
      {
        path: inside('games', 'kernel', 'bots', 'host'),
        pathNot: [`^${house}games/[^/]+/table/`, `^${house}games/(index|front|table|learn)\\.ts$`],
      },
      { path: ['node_modules/(react|@types/react)/', `^${house}games/table\\.ts$`] },
    ),
    forbid(
      'rules-stand-alone',
      'Rules and data do not depend on how a game is drawn or played by a bot.',
      { path: inside('games/[^/]+/rules', 'games/[^/]+/data') },
      {
        path: [
          inside('games/[^/]+/table', 'games/[^/]+/bot', 'games/[^/]+/learn'),
          `^${house}games/[^/]+/(front|evidence)\\.ts$`,
        ],
      },
    ),
    forbid(
      'data-has-no-logic',
      "A game's data does not reach for its rules.",
      { path: inside('games/[^/]+/data') },
      { path: inside('games/[^/]+/rules') },
    ),
    forbid(
      'protocol-imports-kernel',
      'What server and client say to each other is said in the words of the kernel.',
      { path: inside('protocol') },
      { path: allBut('kernel', 'protocol') },
    ),
    forbid(
      'table-imports-kernel',
      'The table engine serves every game, in every place: it knows the kernel alone.',
      { path: inside('table') },
      { path: allBut('kernel', 'table') },
    ),
    forbid(
      'table-brings-no-kernel',
      'A table plays on the kernel of its own edition: the engine knows the types of ours and nothing else, so that it cannot mix them; and it has no input or output.',
      { path: inside('table/src') },
      { pathNot: inside('table/src'), dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'bots-import-games',
      'Bots know the kernel, the table engine and the games.',
      { path: inside('bots') },
      { path: allBut('kernel', 'games', 'table', 'bots') },
    ),
    forbid(
      'host-stands-alone',
      'The server knows neither the client nor the command line.',
      { path: inside('host') },
      { path: allBut('kernel', 'games', 'protocol', 'table', 'bots', 'host') },
    ),
    forbid(
      'web-stands-alone',
      'The client knows neither the server nor the command line.',
      { path: inside('web') },
      { path: allBut('kernel', 'games', 'protocol', 'table', 'bots', 'web') },
    ),
    forbid(
      'bench-measures',
      'Measurements may use all but the command line and the client.',
      { path: inside('bench') },
      { path: inside('cli', 'web', 'tools') },
    ),
    forbid(
      'cli-has-no-client',
      'The command line does not load the client.',
      { path: inside('cli') },
      { path: inside('web') },
    ),
    forbid('nothing-imports-tools', 'Tools are for tests.', { pathNot: inside('tools') }, { path: inside('tools') }),
    forbid(
      'no-cycles',
      'A cycle has no first file to load. Types alone may point both ways: they are gone when the code runs.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid('no-broken-imports', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Imports of types count too: an arrow is an arrow.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
