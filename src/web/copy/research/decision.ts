/** A decision, and what becomes due of it. */
export const decisionCopy = {
  due: {
    rose: (what: string, figure: string) => `${what} rose above ${figure}`,
    fell: (what: string, figure: string) => `${what} fell below ${figure}`,
    /** A figure other than the price. */
    figureOf: (name: string, title: string) => `${name}: ${title}`,
    unread: (name: string) => `${name}: condition can’t be checked`,
    unreadSince: (title: string, day: string) => `${title}: no value since ${day}`,
    review: (name: string) => `${name}: review day`,
    metOn: (sentence: string, day: string, value: string) => `${sentence} on ${day}: ${value}`,
    value: (value: string, day: string, source: string) => `${value} on ${day}, ${source}`,
    sample: 'sample data',
    /** A further condition: 'Market cap fell below US$4 billion: US$3.9 billion on 21 Nov, CoinPaprika'. */
    also: (passed: string, figure: string) => `${passed}: ${figure}`,
  },
  decided: (words: string | undefined, day: string) =>
    words === undefined ? `You decided on ${day}` : `You decided to ${words} on ${day}`,
  at: (price: string) => `, at ${price}`,
  keptOn: (day: string) => `, and kept it on ${day}`,
  again: (day: string) => `, and to look again ${day}`,
  today: 'today',
  onDay: (day: string) => `on ${day}`,
  lookAgain: 'Look again',
  dueStrip: 'Due',
  keep: 'Keep it',
  keepUntil: 'Keep it until',
  days: { twoWeeks: '2 weeks', oneMonth: '1 month', threeMonths: '3 months' },
  aDay: 'A day',
  keepDay: 'Keep until this day',
  keepAction: 'Keep',
  passes: 'Until it passes',
  usd: 'US$',
  conditionEnds: 'The condition that is due then ends.',
  conditionsEnd: 'The conditions that are due then end.',
  conditionsFull: 'The decision has as many conditions as it can have. Choose a day, or change the decision.',
  noFigure: 'Enter a price, such as 6.50.',
  samePrice: 'Enter a figure other than today’s price.',
  noPrice: 'Today’s price is not known. Choose a day.',
  kept: (until: string) => `Kept until ${until}`,
  keptUntilPrice: (side: 'above' | 'below', figure: string, day: string) =>
    `Kept until it is ${side} ${figure}, or until ${day}`,
  waits: 'Kept on this device. Sends when you are back online.',
  noChoice: 'No choice made',
  since: (day: string, price: string | undefined, kept: string | undefined) =>
    `since ${day}${price === undefined ? '' : `, price ${price}`}${kept === undefined ? '' : `, kept on ${kept}`}`,
  tellMeIf: 'Tell me if',
  lookAgainOn: 'Look again on',
  figures: 'Then and now',
  thenToday: (day: string) => `${day}, today`,
  others: (count: number, isRest: boolean) =>
    `${count} ${toPlural(count, isRest ? 'other' : 'figure')} unchanged`,
  noValue: 'no value',
  earlier: 'Earlier decisions',
  change: 'Change',
  cancel: 'Cancel the change',
  undo: 'Undo',
  changedSince: 'It was changed since and was left as it is.',
  undoFailed: 'That could not be undone. Please try again.',
  failed: 'That could not be saved. Please try again.',
  unsaved: 'Today’s decision has unsaved changes. Save or discard them first.',
} as const;

function toPlural(count: number, word: string): string {
  return count === 1 ? word : `${word}s`;
}
