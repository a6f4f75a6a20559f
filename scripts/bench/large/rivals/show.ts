type Show = (root: HTMLElement) => void;

/** Each with its library in a chunk of its own. */
const pages: Readonly<Record<string, () => Promise<{ readonly show: Show }>>> = {
  'react-hook-form': () => import('./react-hook-form.tsx'),
  surveyjs: () => import('./surveyjs.tsx'),
  'json-forms': () => import('./json-forms.tsx'),
  formio: () => import('./formio.ts'),
};

const name = location.pathname.slice(1);
const root = document.querySelector<HTMLElement>('#root');
const load = pages[name];
if (!load || !root) throw new Error(`There is no page of ${name}`);
const page = await load();
page.show(root);
