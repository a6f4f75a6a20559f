/** Leads to the first page of research (A3). */
export const startResearch = 'Start Research';
