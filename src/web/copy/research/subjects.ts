export const subjectsCopy = {
  about: 'About',
  ask: {
    coin: 'Which coin are these answers about?',
    nft: 'Which NFT are these answers about?',
    exchange: 'Which exchange are these answers about?',
  },
  change: { coin: 'Another coin', nft: 'Another NFT', exchange: 'Another exchange' },
  keep: (name: string) => `Keep ${name}`,
  choose: 'Choose',
  name: 'Name or symbol',
  blank: 'Please enter a name!',
  exchange: 'Choose an exchange',
  exchangeOf: (title: string) => `Exchange for ${title}`,
} as const;

export const journalCopy = {
  entryOf: (day: string) => `Entry of ${day}`,
  notSaved: (day: string) => `Unsaved answers of ${day}. They will be saved for that day.`,
  startToday: 'Start today’s entry',
  /** Leads to the questions of today’s entry. */
  write: 'Write',
  earlier: 'Earlier entries',
  above: 'This day’s entry is above.',
  words: 'Search your entries',
  loading: 'Loading your entries…',
  failed: 'Your earlier entries could not be loaded',
  none: 'No earlier entries yet. Each day has its own entry.',
  noMatch: 'No matching entries.',
  more: 'Show more entries',
  moreFailed: 'More entries could not be loaded',
} as const;
