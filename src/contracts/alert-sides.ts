/** The side of its figure on which an alert's fact is. */
export const alertSides = ['above', 'below'] as const;
export type AlertSide = (typeof alertSides)[number];
