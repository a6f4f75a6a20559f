import { evaluationCopy } from './evaluation.ts';

/** Status of a section in the name of its mark. */
const marked = { untouched: 'not started', unsaved: 'not saved', saved: 'saved' } as const;

/** Shared by forms, comparisons and results. */
export const questionnaireCopy = {
  save: 'Save',
  saveInsights: 'Save my answers',
  earnsOnce: (coins: number) => `Earns ${coins} coins once`,
  /** Facts that a save stores: the first, and how many there are. */
  keptWith: (first: string | undefined, count: number) =>
    `Saved with it: ${first === undefined ? '' : `${first} and `}${count} ${count === 1 ? 'figure' : 'figures'} of today`,
  keptPrice: (price: string) => `price ${price}`,
  keptLater: 'Saved with it: today’s figures',
  saving: 'Saving',
  changedElsewhere: 'Changed in another tab',
  nothingToSave: 'Nothing to save. Choose or change an answer first.',
  queued: 'Queued. Sends when you are back online',
  refused: (question: string, why: string) => `The answer to “${question}” was refused: ${why}`,
  /** Below the message that a save failed (I1). */
  keptAndSent: 'Your answers are kept. Saving will be retried.',
  /** Shown after the server's message that the quota is full. */
  makeRoom: `Your answers stay here. Delete some analyses under “${evaluationCopy.allTitle}”, then save again.`,
  status: { unsaved: 'Not saved', saved: 'Saved', earns: (coins: number) => `+${coins} coins` },
  marks: 'Sections',
  mark: (number: number, title: string, status: keyof typeof marked) =>
    `Section ${number}: ${title}, ${marked[status]}`,
  /** "Can't tell" is an answer. */
  /** For a calculated value whose answers have no result, as a division by 0. */
  noResult: 'No result',
  answered: (count: number, all: number) => `${count} of ${all} answered`,
  cantTell: (count: number) => `${count} can’t tell`,
  /** Accessible name of an answer: starts with its visible text. */
  answerTo: (answer: string, question: string) => `${answer}, ${question}`,
  noneOfThese: 'None of these',
  /** For a saved section. */
  newQuestions: (count: number) =>
    `${count === 1 ? '1 new question' : `${count} new questions`} since you answered`,
  answerNew: 'Answer only the new ones',
  answerAll: 'Show all questions',

  /** Before what a rule of the section warns of. */
  warning: 'Warning:',
  warningIfYes: 'Yes is a warning sign',
  help: (question: string) => `Help for this question: ${question}`,
  clear: 'Clear',
  clearAnswer: (question: string) => `Clear the answer to: ${question}`,
  noneChosen: 'Choose one',
  searchOptions: (options: number) => `Search ${options} answers`,
  optionsFound: (options: number) =>
    options === 0 ? 'No matching answers' : options === 1 ? '1 answer' : `${options} answers`,
  /** Shown after a question. */
  needed: '(required)',
  retired: '(no longer offered)',
  pictureByHover: 'Hover or focus a name to see its picture.',
  pictureByTouch: 'Tap a small picture to see it large.',
  seePicture: (option: string) => `See the picture of ${option}`,
  closePicture: 'Close the picture',
  textLength: (length: string, limit: string) => `${length} of ${limit} characters`,
  textTooLong: ': too long to save',
  readAs: (number: string) => `Read as ${number}`,
  tooPrecise: 'Too many digits: at most 15 can be saved, 12 of them after the decimal point',

  signs: { good: 'good', warning: 'warning' },
  /** What the answer to a question says, above the number of such questions. */
  stands: { for: 'For', against: 'Against', cantTell: 'Can’t tell', open: 'Open', neutral: 'Neutral' },
  /** After the number of such questions. */
  standWords: { for: 'for', against: 'against', cantTell: 'can’t tell', open: 'open', neutral: 'neutral' },
  bySection: 'By section',
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  savedAt: 'Saved',
  imported: 'imported',
  /** An option that was not chosen in a saved section counts as No, and has `notMarked` beside it. */
  verdicts: {
    yes: 'Yes',
    no: 'No',
    'cant-tell': 'Can’t tell',
    'not-marked': 'No',
    'not-looked-at': 'Open',
  },
  notMarked: 'not marked',
  notSaved: 'Open',
  noLongerAsked: 'No longer asked',
  /** The same for a question or an answer in a table. */
  noLongerAskedOf: (text: string) => `${text} (no longer asked)`,
  /** Marks a cell without a value; a spreadsheet may read a hyphen as a formula. */
  dash: '–',
  entryOf: 'Entry of',
  /** Instead, before the day of a decision. */
  decided: 'Decided',
  sectionsSaved: (saved: number, all: number) => `${saved} of ${all} sections saved`,
  comparisonKeys: 'Comparison. Arrow keys move from row to row.',
} as const;
