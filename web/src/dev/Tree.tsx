// Any plain value as a tree that opens and closes; what changed since the moment before is marked.

import type { Json } from '@orrery/kernel';

interface Props {
  readonly name: string;
  readonly value: Json | undefined;
  readonly before?: Json | undefined;
  readonly open?: boolean;
}

export function Tree({ name, value, before, open = false }: Props) {
  const changed = JSON.stringify(value) !== JSON.stringify(before);
  const label = <span className={changed ? 'tree-name changed' : 'tree-name'}>{name}</span>;
  if (typeof value !== 'object' || value === null)
    return (
      <li>
        {label}: <code className={changed ? 'changed' : undefined}>{JSON.stringify(value)}</code>
      </li>
    );
  const entries = Object.entries(value);
  const flat = JSON.stringify(value);
  if (flat.length < 60)
    return (
      <li>
        {label}: <code className={changed ? 'changed' : undefined}>{flat}</code>
      </li>
    );
  return (
    <li>
      <details open={open || changed}>
        <summary>
          {label} <small>{entries.length}</small>
        </summary>
        <ul>
          {entries.map(([key, each]) => (
            <Tree key={key} name={key} value={each} before={memberOf(before, key)} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function memberOf(value: Json | undefined, key: string): Json | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return (value as { readonly [key: string]: Json })[key];
}
