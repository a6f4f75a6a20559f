import type { Decorator } from '@storybook/react-vite';

/** Shows a story in the theme and direction of the toolbar, or of the story's own globals, as the app does. */
export const themeDecorator: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['theme'] = globals['theme'] === 'light' ? 'light' : 'dark';
  document.documentElement.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  return <Story />;
};
