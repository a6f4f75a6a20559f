import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../src/web/ui/styles/base.css';
import { DocsPage } from './docs-page.tsx';
import { expectNoErrors, watchErrors } from './logged-errors.ts';
import { checkOtherTheme } from './other-theme.ts';
import { themeDecorator } from './theme-decorator.tsx';

// Only what hangs takes so long, also in a browser on a busy machine, in ms.
configure({ asyncUtilTimeout: 30_000 });

/** What the width of the toolbar can be, besides whatever the story is dragged to. */
const widths = Object.fromEntries(
  [320, 390, 768, 1024, 1440, 1920].map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
  ]),
);

const isTested = Reflect.has(globalThis, '__vitest_browser__');

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
  // A story that is only looked at is not checked.
  beforeEach: () => {
    if (isTested) watchErrors();
  },
  afterEach: async ({ parameters }) => {
    if (!isTested) return;
    expectNoErrors(parameters);
    await checkOtherTheme();
  },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    viewport: { options: widths },
    // A story answers the calls of its page, which has no other story in it.
    docs: { page: DocsPage, story: { inline: false, height: '720px' } },
    // Every accessibility finding of a story fails its test.
    // Preloading fetches stylesheets again, for a rule that is not asked for; a test reads violations only.
    a11y: { test: 'error', options: { preload: false, ...(isTested && { resultTypes: ['violations'] }) } },
  },
};

export default preview;
