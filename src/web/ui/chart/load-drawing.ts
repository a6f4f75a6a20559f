export const loadDrawing = async () => ({ default: (await import('./Drawing.tsx')).Drawing });

/** In px: chart code loads this far before the viewport; the chart is drawn once it is visible. */
export const nearMargin = 300;
