import { signInPath } from '../../contracts/public-pages.ts';
import { attempt } from '../../lib/attempt.ts';
import { toSignInHref } from './sign-in-path.ts';

const root = document.documentElement;

for (const link of document.querySelectorAll(`a[href="${signInPath}"]`)) {
  link.setAttribute('href', toSignInHref(window.location));
}

document.querySelector('[data-theme-toggle]')?.addEventListener('click', () => {
  const theme = root.dataset['theme'] === 'light' ? 'dark' : 'light';
  root.dataset['theme'] = theme;
  // Storage may be full or forbidden: the choice then lasts as long as the page.
  attempt(() => window.localStorage.setItem('theme', theme));
});
