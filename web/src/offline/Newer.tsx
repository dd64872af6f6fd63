// "A new version is ready": the reader decides when.

import { useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../words/language.tsx';
import { followOffline, readOffline, takeNewVersion } from './register.ts';
import './Newer.css';

export function NewVersion() {
  const { say } = useLanguage();
  const offline = useSyncExternalStore(followOffline, readOffline);
  const [later, setLater] = useState(false);
  return (
    <div className="newer" role="status">
      {offline === 'newer' && !later && (
        <div className="panel">
          <p>{say('newer.ready')}</p>
          <button type="button" className="button main" onClick={takeNewVersion}>
            {say('newer.reload')}
          </button>
          <button type="button" className="button plain" onClick={() => setLater(true)}>
            {say('newer.later')}
          </button>
        </div>
      )}
    </div>
  );
}
