import type { Preview } from '@storybook/react-vite';
import '../src/web/ui/styles/base.css';
import { checkOtherTheme } from './other-theme.ts';
import { themeDecorator } from './theme-decorator.tsx';

const preview: Preview = {
  decorators: [themeDecorator],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'dark' },
  // A story that is only looked at is not checked twice.
  afterEach: async () => {
    if (Reflect.has(globalThis, '__vitest_browser__')) await checkOtherTheme();
  },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    // Every accessibility finding of a story fails its test.
    a11y: { test: 'error' },
  },
};

export default preview;
