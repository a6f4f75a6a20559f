/** Stroke paths on a rounded square of 32 by 32. */
export const markShape = {
  size: 32,
  radius: 8,
  bar: { path: 'M6 8.5h20', width: 2.4 },
  tick: { path: 'M7 17.5l6.2 6.6L22.6 8.5', width: 3 },
} as const;
