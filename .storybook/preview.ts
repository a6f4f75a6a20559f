import type { Preview } from '@storybook/react-vite';
import '../src/web/ui/base.css';
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
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    // Every accessibility finding of a story fails its test.
    a11y: { test: 'error' },
  },
};

export default preview;
