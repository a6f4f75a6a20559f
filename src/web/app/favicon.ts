import { drawMark } from './document/draw-mark.ts';

/** The mark as the browser's tab shows it, in the page itself: no file to ask for. */
export const faviconHref = `data:image/svg+xml,${encodeURIComponent(
  drawMark({ box: '#12292B', bar: '#F3F9F4', tick: '#D2E26E' }),
)}`;
