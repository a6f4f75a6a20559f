/** The wording of analyses side by side. */
export const comparisonCopy = {
  sideBySide: (questionnaire: string) => `${questionnaire}: analyses side by side`,
  section: 'Section',
  analysis: 'Analysis',
  differences: 'Differences',
  noDifferences: 'None',
  allSame: 'No difference',
  /** A box ticked, something written or chosen: a No that was left unticked is none. */
  marked: 'marked',
  differs: 'Differs',
  same: 'Same',
  notAsked: 'Not asked',
} as const;
