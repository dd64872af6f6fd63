// While something loads: the instrument turns.

import { useLanguage } from '../words/language.tsx';
import { Orrery } from './Orrery.tsx';
import './Waiting.css';

export function Waiting() {
  const { say } = useLanguage();
  const bodies = [0, 120, 240].map((angle) => ({
    key: angle,
    angle,
    lit: false,
    planet: <circle r="12" fill="var(--brass-strong)" />,
  }));
  return (
    <main className="waiting" aria-busy="true">
      <Orrery turning bodies={bodies} />
      <p role="status">{say('table.loading')}</p>
    </main>
  );
}
