// How figures stand on a page.

import type { Evidence } from './evidence.ts';

export const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Three digits are enough to read. */
export function show(n: number | undefined): string {
  if (n === undefined || Number.isNaN(n)) return '';
  return Number(n.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 3 });
}

/** When, where and by which command it was measured. */
export const provenance = ({ command, commit, date, machine }: Evidence): string =>
  `Measured on ${date} at commit ${commit} with \`${command}\`, on ${machine.cores} cores (${machine.cpu}, ${machine.memory}, ` +
  `${machine.system}, Node ${machine.node.slice(1)}).`;
