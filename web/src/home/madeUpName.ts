// A name for somebody who has told none: two words that go together in the reader's language, one of some hundreds, so that
// two who come at once are hardly ever called the same. Each fits into the 24 letters that a name may have.

type Below = (n: number) => number;

const fromCrypto: Below = (n) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % n;

export function madeUpName(lang: string, below: Below = fromCrypto): string {
  const pick = <V>(all: readonly V[]): V => all[below(all.length)] as V;
  if (lang !== 'it') return `${pick(ENGLISH.how)} ${pick(ENGLISH.what)}`;
  const [what, isFeminine] = pick(ITALIAN.what);
  const [his, her = his] = pick(ITALIAN.how);
  return `${what} ${isFeminine ? her : his}`;
}

const words = (text: string): readonly string[] => text.split(' ');

const ENGLISH = {
  how: words(
    'Amber Bold Brass Bright Calm Clever Distant Early Gentle Golden Hidden Ivory Keen Late Lucky Merry Nimble Patient Quick Quiet Silver Steady Wandering Wise',
  ),
  what: words(
    'Astrolabe Aurora Beacon Comet Compass Corsair Courier Falcon Galleon Heron Lantern Meteor Navigator Nebula Orbit Otter Pilot Quasar Ranger Sextant Sparrow Voyager',
  ),
};

const ITALIAN: {
  readonly how: readonly (readonly [his: string, her?: string])[];
  readonly what: readonly (readonly [name: string, isFeminine: boolean])[];
} = {
  how: [
    ['Allegro', 'Allegra'],
    ['Ardito', 'Ardita'],
    ['Argenteo', 'Argentea'],
    ['Audace'],
    ['Brillante'],
    ['Calmo', 'Calma'],
    ['Discreto', 'Discreta'],
    ['Dorato', 'Dorata'],
    ['Errante'],
    ['Felice'],
    ['Fiero', 'Fiera'],
    ['Gentile'],
    ['Lesto', 'Lesta'],
    ['Lontano', 'Lontana'],
    ['Lucente'],
    ['Paziente'],
    ['Quieto', 'Quieta'],
    ['Rapido', 'Rapida'],
    ['Saggio', 'Saggia'],
    ['Sereno', 'Serena'],
    ['Tenace'],
    ['Vivace'],
  ],
  what: [
    ['Airone', false],
    ['Astrolabio', false],
    ['Aurora', true],
    ['Bussola', true],
    ['Cometa', true],
    ['Corsaro', false],
    ['Faro', false],
    ['Falco', false],
    ['Galeone', false],
    ['Lanterna', true],
    ['Lontra', true],
    ['Lucciola', true],
    ['Luna', true],
    ['Meteora', true],
    ['Nebulosa', true],
    ['Nocchiere', false],
    ['Orbita', true],
    ['Passero', false],
    ['Pilota', false],
    ['Quasar', false],
    ['Sestante', false],
    ['Stella', true],
  ],
};
