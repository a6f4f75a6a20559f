import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/styles/base.css';
import { skipClosedDialogs } from '../ui/dialog/use-back-closes.ts';
import { openSession } from '../session/open-session.ts';
import { openServerClock } from '../session/server-clock.ts';
import { tabStorage } from '../session/web-storage.ts';
import { ClockContext } from '../ui/hooks/use-clock.ts';
import { App } from './App.tsx';
import { dropOutline } from './document/outline.ts';
import { logCrash } from './log-crash.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root');

dropOutline(root);
skipClosedDialogs();

const clock = openServerClock();
const session = openSession(tabStorage, clock.now);

createRoot(root, { onCaughtError: logCrash }).render(
  <StrictMode>
    <ClockContext value={clock}>
      <App session={session} />
    </ClockContext>
  </StrictMode>,
);
