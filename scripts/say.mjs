// What set-up tells a person. All of it goes to stderr, so that stdout stays with the command that follows.

/** @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** @param {number} since as `Date.now()` gave it */
export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Shows that work goes on: one moving line on a terminal, a plain line now and then elsewhere.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 */
export async function withProgress(label, work) {
  const began = Date.now();
  const terminal = process.stderr.isTTY;
  if (!terminal) say(`${label} ...`);
  let turn = 0;
  const show = () => {
    if (!terminal) return say(`  still at it, ${Math.round((Date.now() - began) / 1000)} s`);
    const mark = '|/-\\'[turn++ % 4];
    process.stderr.write(`\r${mark} ${label}, ${Math.round((Date.now() - began) / 1000)} s `);
  };
  const timer = setInterval(show, terminal ? 120 : 15_000);
  const wipe = terminal ? '\r\u001b[K' : '';
  try {
    const result = await work();
    say(`${wipe}${label}: done in ${seconds(began)}`);
    return result;
  } catch (error) {
    say(`${wipe}${label}: failed after ${seconds(began)}`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
