export const comparisonCopy = {
  sideBySide: (questionnaire: string) => `${questionnaire}: analyses side by side`,
  section: 'Section',
  analysis: 'Analysis',
  differences: 'Differences',
  noDifferences: 'None',
  allSame: 'No difference',
  forAndAgainst: 'For and against',
  differs: 'Differs',
  same: 'Same',
  notAsked: 'Not asked',
} as const;
