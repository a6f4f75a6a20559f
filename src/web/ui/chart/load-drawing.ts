/** The code that draws charts, in a chunk of its own. */
export const loadDrawing = async () => ({ default: (await import('./Drawing.tsx')).Drawing });

/** In px: what a chart needs is fetched this far ahead; it is drawn once it is seen, so that many charts open fast. */
export const nearMargin = 300;
