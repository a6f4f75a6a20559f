import type { Preview } from '@storybook/react-vite';
import '../src/web/ui/styles/base.css';
import { checkOtherTheme } from './other-theme.ts';
import { themeDecorator } from './theme-decorator.tsx';

/** What the width of the toolbar can be, besides whatever the story is dragged to. */
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
  // A story that is only looked at is not checked twice.
  afterEach: async () => {
    if (Reflect.has(globalThis, '__vitest_browser__')) await checkOtherTheme();
  },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    viewport: { options: widths },
    // Every accessibility finding of a story fails its test.
    a11y: { test: 'error' },
  },
};

export default preview;
