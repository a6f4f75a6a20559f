/** The wording of the results page; title and note are SPEC section 2's. */
export const resultsCopy = {
  title: 'Your insights',
  note: 'All entries of each section must be complete to see results.',
  parts: 'Parts of your research',
  complete: 'complete',
  locked: 'not complete yet',
  emptyTitle: 'Nothing is complete yet',
  emptyText:
    'Save every section of a checklist, or answer every question of a Market Insights block, and it appears here.',
  emptyAction: 'Evaluate a coin',
  emptyLink: '/coineval',
  edit: 'Edit answers',
  failed: 'These results could not be loaded',
  retry: 'Try again',
} as const;
