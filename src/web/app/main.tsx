import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/styles/base.css';
import { App } from './App.tsx';
import { browserPages } from './page-loads.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root');

createRoot(root).render(
  <StrictMode>
    <App pages={browserPages} />
  </StrictMode>,
);
