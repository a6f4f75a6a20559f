import { toComponent } from '../../ui/page/lazy-code.ts';

/** For a section that offers some of its questions first; loaded separately, since few do. */
export const QuickQuestions = toComponent(
  async () => (await import('./sections/QuickQuestions.tsx')).QuickQuestions,
);
