/** The wording that the pages with a searched checklist share. */
export const evaluationCopy = {
  choice: 'Analysis',
  modes: [
    { value: 'new', label: 'New Analysis' },
    { value: 'prev', label: 'Previous Analysis' },
  ],
  startTitle: 'Which analysis do you want to work on?',
  startText: 'New Analysis starts with empty sections. Previous Analysis opens the answers you saved last.',
  nothingSaved: 'Nothing saved yet',
  opening: 'Opening your previous analysis…',
  all: (count: number | undefined) => (count === undefined ? 'All analyses' : `All analyses (${count})`),
  allTitle: 'All analyses',
  foundTitle: (name: string) => `Your analyses of ${name}`,
  finishedOn: (day: string) => `Finished on ${day}`,
  unfinished: (saved: number, of: number) => `Unfinished, ${saved} of ${of} sections`,
  lastSaved: (day: string) => `Last saved on ${day}`,
  updateText: 'Update keeps your answers. Each save makes a new version.',
  open: 'Open',
  update: 'Update',
  resume: 'Resume',
  startNew: 'Start a new one',
  parked: 'Answers you have not saved',
  parkedAnswers: (name: string, count: number) =>
    `${name}: ${count} unsaved ${count === 1 ? 'answer' : 'answers'}`,
  drop: 'Drop',
  dropWhich: (name: string) => `Drop the unsaved answers about ${name}`,
  dropTitle: (name: string) => `Drop the unsaved answers about ${name}?`,
  dropText: 'They are on this device only, and cannot be brought back.',
  keep: 'Keep them',
} as const;

/** The wording of what an evaluation says so far. */
export const evaluationSummaryCopy = {
  soFar: 'Summary so far',
  finished: 'Finished: all sections are saved',
  done: 'Sections done',
  of: (done: number, all: number) => `${done} of ${all}`,
  good: 'Good signs',
  warning: 'Warning signs',
  cantTell: 'Can’t tell',
  sections: 'Signs by section',
  noSigns: 'no signs',
  notLookedAt: 'Not looked at',
  next: 'What is next',
  goTo: (section: string) => `Go to ${section}`,
  findings: 'See your findings',
  compare: 'Compare with another analysis',
} as const;
