import { drawMark } from './document/draw-mark.ts';

/** A data URL saves a request. */
export const faviconHref = `data:image/svg+xml,${encodeURIComponent(
  drawMark({ box: '#12292B', bar: '#F3F9F4', tick: '#D2E26E' }),
)}`;
