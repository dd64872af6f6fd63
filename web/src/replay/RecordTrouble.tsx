// A record that cannot be shown, and why.

import { isFault } from '@orrery/kernel';
import { Link } from 'wouter';
import { useLanguage } from '../words/language.tsx';

export function RecordTrouble({ error }: { readonly error: Error }) {
  const { say } = useLanguage();
  return (
    <main className="trouble panel">
      <h1>{say('replay.bad')}</h1>
      <RecordTroubleText error={error} />
      <Link href="/replays" className="button main">
        {say('replay.to-list')}
      </Link>
    </main>
  );
}

/** What is wrong in the reader's words; beside it what the door itself said, for whoever mends it. */
export function RecordTroubleText({ error }: { readonly error: Error }) {
  const { messages } = useLanguage();
  const words = isFault(error) ? messages[`replay.bad.${error.code}`] : undefined;
  return (
    <>
      {words !== undefined && <p>{words}</p>}
      <p className="quiet small">{error.message}</p>
    </>
  );
}
