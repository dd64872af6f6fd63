// A part of a check: what is kept of a report.

import checkPart, { type CheckPart } from '../check.worker.ts';
import type { Done } from './measurement.ts';

export default async function countPart(part: CheckPart): Promise<Done> {
  const { game: _, findings, record, ...counts } = await checkPart(part);
  const [first] = findings;
  return first === undefined ? { ...counts } : { ...counts, first: first.message, record: record ?? '' };
}
