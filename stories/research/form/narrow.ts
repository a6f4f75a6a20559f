/** A story at the width of the narrowest phone. */
export const narrow = {
  parameters: {
    viewport: { options: { narrow: { name: '320 px', styles: { width: '320px', height: '700px' } } } },
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
};
