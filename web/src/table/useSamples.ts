// The scores as they came by, one sample for each change: cheap to keep, enough for a chart.

import { useEffect, useRef } from 'react';
import type { Shot } from '../source/source.ts';
import type { Sample } from '../source/scores.ts';

export function useSamples({ events, standing }: Shot): () => readonly Sample[] {
  const samples = useRef<Sample[]>([]);
  useEffect(() => {
    const at = events.length;
    const { scores } = standing;
    // What was undone has not happened.
    samples.current = [...samples.current.filter((sample) => sample.at < at), { at, scores }];
  }, [events, standing]);
  return () => samples.current;
}
