// ORRERY_BITE="9.41=true" forces the conditions of that rule in every test: `orrery rules <game> --bite` uses it
// to find rules that no test watches.

const wish = process.env.ORRERY_BITE;
if (wish !== undefined && wish !== '') {
  const parts = /^(.+)=(true|false)$/.exec(wish);
  if (parts?.[1] === undefined) throw new Error(`ORRERY_BITE must look like 9.41=true, not ${wish}`);
  const { bite } = await import('@orrery/kernel');
  bite(parts[1], parts[2] === 'true');
}

export {};
