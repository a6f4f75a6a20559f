import { toComponent } from '../page/lazy-code.ts';

export const Drawing = toComponent(async () => (await import('./Drawing.tsx')).Drawing);

/** In px: the code loads this far before the viewport; the chart is drawn once visible. */
export const nearMargin = 300;
