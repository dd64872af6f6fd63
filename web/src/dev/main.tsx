import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import '../style/tokens.css';
import '../style/base.css';
import './dev.css';
import { createRoot } from 'react-dom/client';
import { DevPanel } from './DevPanel.tsx';

const place = document.getElementById('root');
if (place === null) throw new Error('dev.html has no #root');
createRoot(place).render(<DevPanel />);
