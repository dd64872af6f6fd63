// Marks on a line that would cover each other.

/** Places on a line moved apart as little as need be, so that none is nearer than `gap` to the next and all are on the line. */
export function spreadOut(places: readonly number[], gap: number, length: number): number[] {
  const order = places.map((_, n) => n).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  const at = places.map(() => 0);
  // Those who crowd each other are a group, and stand around the middle of where they belong.
  const groups: { members: number[]; from: number }[] = [];
  const fromOf = (members: readonly number[]): number => {
    const middle = members.reduce((sum, n) => sum + (places[n] ?? 0), 0) / members.length;
    const long = (members.length - 1) * gap;
    return Math.max(0, Math.min(length - long, middle - long / 2));
  };
  for (const n of order) {
    let group = { members: [n], from: fromOf([n]) };
    for (let last = groups.at(-1); last !== undefined; last = groups.at(-1)) {
      if (last.from + last.members.length * gap <= group.from) break;
      groups.pop();
      const members = [...last.members, ...group.members];
      group = { members, from: fromOf(members) };
    }
    groups.push(group);
  }
  for (const { members, from } of groups)
    members.forEach((n, place) => {
      at[n] = from + place * gap;
    });
  return at;
}
