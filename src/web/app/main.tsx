import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/styles/base.css';
import { skipClosedDialogs } from '../ui/dialog/use-back-closes.ts';
import { openSession } from '../session/open-session.ts';
import { App } from './App.tsx';
import { dropOutline } from './document/outline.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root');

dropOutline(root);
skipClosedDialogs();

const session = openSession();

createRoot(root).render(
  <StrictMode>
    <App session={session} />
  </StrictMode>,
);
