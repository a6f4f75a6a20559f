/** A story at the width of the narrowest phone. */
export const narrow = {
  parameters: {
    viewport: { options: { narrow: { name: '320 px', styles: { width: '320px', height: '700px' } } } },
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
};

/** A story at the width of a common phone. */
export const phone = {
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
