import { drawMark } from './document/draw-mark.ts';

/** The mark as a data URL: no file to load. */
export const faviconHref = `data:image/svg+xml,${encodeURIComponent(
  drawMark({ box: '#12292B', bar: '#F3F9F4', tick: '#D2E26E' }),
)}`;
