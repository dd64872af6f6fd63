import { loadFronts } from '@orrery/games';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { registerWorker } from './offline/NewVersion.tsx';
import { applySettings } from './settings/settings.ts';
import { speakFirst } from './words/language.tsx';

applySettings();

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');
const [fronts] = await Promise.all([loadFronts(), speakFirst()]);
createRoot(place).render(
  <StrictMode>
    <App fronts={fronts} />
  </StrictMode>,
);
registerWorker();
