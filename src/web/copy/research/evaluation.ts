export const evaluationCopy = {
  choice: 'Analysis',
  modes: [
    { value: 'new', label: 'New Analysis' },
    { value: 'prev', label: 'Previous Analysis' },
  ],
  startTitle: 'Which analysis do you want to work on?',
  startText: 'New Analysis starts with empty sections. Previous Analysis opens the answers you saved last.',
  nothingSaved: 'Nothing saved yet',
  keptText: 'You can stop after any section. Saved answers are kept.',
  opening: 'Opening your previous analysis…',
  all: (count: number | undefined) => (count === undefined ? 'All analyses' : `All analyses (${count})`),
  allTitle: 'All analyses',
  own: { coin: 'Your coins', nft: 'Your NFTs', exchange: 'Your exchanges' },
  foundTitle: (name: string) => `Your analyses of ${name}`,
  updateText: 'Update keeps your answers. Each save makes a new version.',
  open: 'Open',
  update: 'Update',
  resume: 'Resume',
  startNew: 'Start a new one',
  unsaved: 'Unsaved answers',
  unsavedOf: (name: string, count: number) =>
    `${name}: ${count} unsaved ${count === 1 ? 'answer' : 'answers'}`,
  drop: 'Discard',
  dropWhich: (name: string) => `Discard the unsaved answers about ${name}`,
  dropTitle: (name: string) => `Discard the unsaved answers about ${name}?`,
  dropText: 'They exist only on this device and can’t be restored.',
  keep: 'Keep them',
} as const;

export const evaluationSummaryCopy = {
  soFar: 'Summary so far',
  finished: (sections: number) => `Finished, all ${sections} saved`,
  goTo: (section: string) => `Go to ${section}`,
  findings: 'See your findings',
  compare: 'Compare',
} as const;
