/** Colours in front of others, by the names of their tokens, and the minimum contrast. */
interface ColorPairs {
  readonly front: string;
  readonly backs: readonly string[];
  /** 4.5 for text, 7 for text that is read longest, 3 for marks and edges (WCAG 1.4.3, 1.4.6 and 1.4.11). */
  readonly least: 3 | 4.5 | 7;
}

const grounds = ['bg', 'surface', 'surface-2'];
const questions = [...grounds, 'row-on'];

const charts = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'];
const moods = ['fng-1', 'fng-2', 'fng-3', 'fng-4', 'fng-5'];

export const colorPairs: readonly ColorPairs[] = [
  { front: 'text', backs: [...questions, 'surface-3', 'accent-soft'], least: 7 },
  { front: 'text-2', backs: [...questions, 'surface-3', 'accent-soft'], least: 4.5 },
  { front: 'text-3', backs: questions, least: 4.5 },
  { front: 'link', backs: [...grounds, 'info-soft'], least: 4.5 },
  { front: 'accent-text', backs: ['bg', 'surface', 'accent-soft'], least: 4.5 },
  { front: 'up', backs: [...grounds, 'up-soft'], least: 4.5 },
  { front: 'down', backs: [...grounds, 'down-soft'], least: 4.5 },
  { front: 'warn', backs: ['bg', 'surface', 'warn-soft'], least: 4.5 },
  { front: 'coin', backs: ['bg', 'surface'], least: 4.5 },
  { front: 'on-primary', backs: ['primary', 'primary-hover'], least: 4.5 },
  { front: 'on-accent', backs: ['accent'], least: 4.5 },
  { front: 'on-up', backs: ['up'], least: 4.5 },
  { front: 'on-down', backs: ['down'], least: 4.5 },
  { front: 'control', backs: questions, least: 3 },
  { front: 'focus', backs: [...grounds, 'surface-3'], least: 3 },
  { front: 'accent', backs: ['surface', 'surface-3'], least: 3 },
  { front: 'chart-axis', backs: ['surface'], least: 4.5 },
  ...[...charts, ...moods].map((front) => ({ front, backs: ['surface'], least: 3 as const })),
];
