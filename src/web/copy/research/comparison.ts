export const comparisonCopy = {
  sideBySide: (questionnaire: string) => `${questionnaire}: analyses side by side`,
  analysis: 'Analysis',
  allSame: 'No difference',
  forAndAgainst: 'For and against',
  differing: 'Answered differently',
  same: (analyses: number) => `The same on ${toAll(analyses)}`,
  incomplete: (analyses: number) => `Not answered on ${toAll(analyses)}`,
  differ: (questions: number) => (questions === 1 ? '1 differs' : `${questions} differ`),
  notAsked: 'Not asked',
  rows: (count: number) => `${count} rows`,
  evidence: 'Show evidence and notes',
} as const;

function toAll(analyses: number): string {
  if (analyses === 2) return 'both';
  return analyses === 3 ? 'all three' : 'all four';
}
