/** Only forms load it. */
export const problemsCopy = {
  notSavedYet: (answers: number) =>
    answers === 1 ? 'One answer can’t be saved yet' : `${answers} answers can’t be saved yet`,
  unknownProblem: 'An answer here can’t be saved. Please reload the page.',
  missing: (question: string) => `Please answer “${question}”. This section requires it.`,
  tooLong: (question: string, limit: string) =>
    `The answer to “${question}” is too long: at most ${limit} characters can be saved.`,
  notAChoice: (question: string) => `Please choose one of the answers offered for “${question}”.`,
  notChoices: (question: string) => `Please choose among the answers offered for “${question}”.`,
  notANumber: (question: string, example: string) =>
    `Please write a number for “${question}”, such as ${example}.`,
  tooPrecise: (question: string) =>
    `The number for “${question}” has too many digits: at most 15 can be saved, 12 of them after the decimal point.`,
  noAmount: (question: string, example: string) =>
    `Please write the amount for “${question}” as a number, such as ${example}.`,
  noCurrency: (question: string, currencies: readonly string[]) =>
    currencies.length === 1
      ? `The amount for “${question}” must be in ${currencies.join()}.`
      : `Please choose the currency for “${question}”: ${currencies.join(' or ')}.`,
  notWhole: (question: string, example: string) =>
    `Please write a whole number for “${question}”, such as ${example}.`,
  tooSmall: (question: string, limit: string) =>
    `The answer to “${question}” is too small: it must be at least ${limit}.`,
  tooLarge: (question: string, limit: string) =>
    `The answer to “${question}” is too large: it must be at most ${limit}.`,
  notInSteps: (question: string, step: string) =>
    `The answer to “${question}” must be a multiple of ${step}.`,
  tooFew: (question: string, min: number) => `Please choose at least ${min} answers to “${question}”.`,
  tooMany: (question: string, max: number) => `Please choose at most ${max} answers to “${question}”.`,
  notAlone: (question: string, option: string) =>
    `“${option}” can’t be combined with other answers to “${question}”.`,
  noDay: (question: string) => `Please write the whole date for “${question}”: day, month and year.`,
  noYear: (question: string, min: number, max: number) =>
    `Please write the year for “${question}” with four digits, from ${min} to ${max}.`,
  afterToday: (question: string, today: string) =>
    `The date for “${question}” can’t be after today, ${today} (UTC).`,
  beforeDay: (question: string, day: string) => `The date for “${question}” can’t be before ${day} (UTC).`,
  beforeLimit: (question: string, day: string) => `The date for “${question}” can’t be before ${day}.`,
  afterLimit: (question: string, day: string) => `The date for “${question}” can’t be after ${day}.`,
  sameLimit: (question: string, row: number) =>
    `“${question}” watches the same limit as row ${row}. Please change or remove one of them.`,
  outOfReach: (question: string, limits: readonly string[]) =>
    `No value can pass the limit for “${question}”: it must be ${limits.join(' and ')}.`,
  noLink: (question: string) => `Please enter a link for “${question}”, starting with https://.`,
  tooManyRows: (question: string, max: number) => `“${question}” takes at most ${max} rows.`,
  sectionTooLarge: (question: string, max: number) =>
    `The tables and long texts of this section have more than ${max} kB together. Please shorten “${question}”.`,
  notOfPattern: (question: string, words: string) => `The answer to “${question}” must be ${words}.`,
  noteTooLong: (question: string, limit: string) =>
    `The note to “${question}” is too long: at most ${limit} characters can be saved.`,
  noSource: (question: string) =>
    `Please enter a link as the source of your note to “${question}”, starting with https://.`,
  notValid: (question: string, name: string, example: string) =>
    `The answer to “${question}” is not a valid ${name}, such as ${example}. Please check it.`,
  notAnAnswer: (question: string) => `The answer to “${question}” can’t be saved as it is. Please change it.`,
} as const;
