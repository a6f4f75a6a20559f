import type { Decorator } from '@storybook/react-vite';
import { isTested } from './is-tested.ts';

/** Shows a story in the theme and direction of the toolbar, or of the story's own globals, as the app does. */
export const themeDecorator: Decorator = (Story, { globals, id }) => {
  document.documentElement.dataset['theme'] = isTested ? toTestedTheme(id) : globals['theme'];
  document.documentElement.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  return <Story />;
};

/**
 * Themes differ only in colours, so a test checks a story in one of them: the states of a component are in both. With LONG=1 it
 * checks each story in both.
 */
function toTestedTheme(storyId: string): 'dark' | 'light' {
  const sum = Array.from(storyId).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return sum % 2 === 0 ? 'dark' : 'light';
}
