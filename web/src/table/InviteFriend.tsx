// A link for a friend, who then plays on in one's place until the seat is taken back.

import { useState } from 'react';
import { TaskStatus } from '../account/Said.tsx';
import { useTask } from '../account/useTask.ts';
import { useLanguage } from '../words/language.tsx';
import { CopyLink } from './CopyLink.tsx';

export function InviteFriend({ invite }: { readonly invite: () => Promise<string> }) {
  const { say } = useLanguage();
  const [link, setLink] = useState<string | null>(null);
  const task = useTask();
  if (link !== null) return <CopyLink label={say('seat.friend-link')} link={link} />;
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={task.busy}
        onClick={() => task.run(async () => setLink(await invite()))}
      >
        {say('seat.friend-ask')}
      </button>
      <TaskStatus task={task} />
    </>
  );
}
