import { loginPath } from '../../contracts/public-pages.ts';
import { toLoginHref } from './login-path.ts';

const root = document.documentElement;

for (const link of document.querySelectorAll(`a[href="${loginPath}"]`)) {
  link.setAttribute('href', toLoginHref(window.location));
}

document.querySelector('[data-theme-toggle]')?.addEventListener('click', () => {
  const theme = root.dataset['theme'] === 'light' ? 'dark' : 'light';
  root.dataset['theme'] = theme;
  try {
    window.localStorage.setItem('theme', theme);
  } catch {
    // Storage may be full or forbidden: the choice then lasts as long as the page.
  }
});
