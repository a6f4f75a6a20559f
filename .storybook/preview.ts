import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { logCrash } from '../src/web/app/log-crash.ts';
import '../src/web/ui/styles/base.css';
import { DocsPage } from './docs-page.tsx';
import { expectToFit } from './expect-to-fit.ts';
import { isTested } from './is-tested.ts';
import { expectNoErrors, watchErrors } from './logged-errors.ts';
import { checkOtherTheme } from './other-theme.ts';
import { themeDecorator } from './theme-decorator.tsx';

// In ms; a busy machine has more time (SLOW=1).
configure({ asyncUtilTimeout: import.meta.env.SLOW ? 60_000 : 10_000 });

/** The widths that the toolbar offers; a story can also be dragged to any other. */
const widths = Object.fromEntries(
  [320, 390, 768, 1024, 1440, 1920].map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
  ]),
);

const preview: Preview = {
  decorators: [themeDecorator],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'dark', direction: 'ltr' },
  // Stories are checked in tests only.
  beforeEach: () => {
    if (isTested) watchErrors();
  },
  afterEach: async ({ parameters }) => {
    if (!isTested) return;
    expectNoErrors(parameters);
    await expectToFit();
    if (import.meta.env.LONG) await checkOtherTheme();
  },
  parameters: {
    layout: 'fullscreen',
    react: { rootOptions: { onCaughtError: logCrash } },
    controls: { disable: true },
    viewport: { options: widths },
    // A story stubs the calls of its whole page, so each has a frame to itself.
    docs: { page: DocsPage, story: { inline: false, height: '720px' } },
    // Every accessibility finding of a story fails its test. Preloading would fetch stylesheets again for a rule that is
    // not used; a test needs violations only.
    a11y: { test: 'error', options: { preload: false, ...(isTested && { resultTypes: ['violations'] }) } },
  },
};

export default preview;
