/** The button that leads to the first page of research (SPEC sections 1 and 2). */
export const startResearch = 'Start Research';
