/** What the answer to a question says of the subject: for it, against it, or neither; in the order shown. */
export const stands = ['for', 'against', 'cantTell', 'open', 'neutral'] as const;
export type Stand = (typeof stands)[number];
