export const loadDrawing = async () => ({ default: (await import('./Drawing.tsx')).Drawing });

/** In px: the code loads this far before the viewport; the chart is drawn once visible. */
export const nearMargin = 300;
