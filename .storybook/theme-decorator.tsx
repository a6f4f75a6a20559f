import type { Decorator } from '@storybook/react-vite';

/** Shows a story in the theme of the toolbar, or of the story's own globals, as the page itself would. */
export const themeDecorator: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['theme'] = globals['theme'] === 'light' ? 'light' : 'dark';
  return <Story />;
};
