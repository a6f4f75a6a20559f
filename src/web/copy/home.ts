import { pages } from '../../contracts/pages.ts';

interface TurnedRule {
  readonly figure: string;
  readonly before: string;
  readonly side: string;
  readonly question: string;
}

export const homeCopy = {
  dueTitle: 'Due',
  dueFailed: 'Your decisions could not be loaded',
  nothingDue: (name: string, day: string) => `Nothing is due. Next: ${name} on ${day}.`,
  reviewOf: (name: string) => `${name}: review day`,
  reviewText: (words: string | undefined, decided: string, day: string) =>
    `${words === undefined ? 'Decided' : `${words}, decided`} on ${decided}, to look again on ${day}`,
  lookAgain: 'Look again',
  alertsFailed: 'The figures of your decisions could not be loaded',
  sides: { above: 'above', below: 'below' },
  coins: (amount: string) => `${amount} coins`,
  metText: (value: string, day: string, source: string) => `${value} on ${day}, by ${source}`,
  sampleSource: 'sample data',
  changedTitle: 'Changed since your research',
  priceMoved: (before: string, now: string, change: string) => `Price ${now}, was ${before} (${change})`,
  ruleTurned: ({ figure, before, side, question }: TurnedRule) =>
    `${figure}, was ${before}. It now speaks for ${side} to “${question}”`,
  ruleSides: { yes: 'yes', no: 'no' },
  limitPassed: 'A figure passed the limit of your decision',
  sinceResearch: 'your research',
  sinceDecision: 'your decision',
  changedSince: (what: string, day: string, origin: string) => `Since ${what} on ${day}, by ${origin}`,
  none: 'none',
  unread: (name: string) => `${name}: a figure of your decision can’t be read`,
  unreadText: (asked: string, day: string) => `${asked}: no value since ${day}`,
  calendar: 'Calendar file',
  calendarFile: 'take-profits-reviews.ics',
  watchlistTitle: 'Watchlist',
  watchlistFailed: 'Your watchlist could not be loaded',
  watchlistNone: 'Star a coin to see it here with its research and your decision.',
  watchlistAction: 'Search for a coin',
  readOn: (source: string, moment: string) => `${source}, read ${moment}`,
  sampleOf: (moment: string) => `Sample data, read ${moment}`,
  notResearched: 'Not researched yet',
  lastLook: (day: string) => `last look ${day}`,
  continueTitle: 'Continue where you left off',
  unsaved: (sections: number) => `${sections} ${sections === 1 ? 'section' : 'sections'} not saved`,
  savedOf: (saved: number, of: number) => `${saved} of ${of} sections saved`,
  goOn: 'Continue',
  nothing: 'Nothing in progress.',
  newcomerTitle: 'Start your first research',
  newcomerText:
    'Pick a coin you know. Eight short checklists take about ten minutes. Every saved section is kept, so you can stop at any time.',
  newcomerAction: 'Evaluate a coin',
  tutorial: 'Watch the tutorial',
  analysesTitle: 'Recent analyses',
  analysesNone: 'Coins and NFTs you evaluate appear here.',
  analysesFailed: 'Your analyses could not be loaded',
  earlier: 'Earlier:',
  allAnalyses: 'All results and comparisons',
  journalTitle: 'Your journal today',
  journalText: (written: number, of: number) => `${written} of ${of} entries written`,
  written: 'Written',
  begun: (answered: number, of: number) => `${answered} of ${of} answered`,
  notYet: 'Not started',
  journalFailed: 'Your journal could not be loaded',
  dailyTitle: 'Daily coins',
  collected: 'Collected today. Come back tomorrow.',
  due: (day: number, coins: number) => `Day ${day}: collect ${coins} ${coins === 1 ? 'coin' : 'coins'}`,
  collect: 'Collect',
  balance: (coins: string) => `Reward coins: ${coins}`,
  rewards: 'Rewards',
  toolsTitle: 'All tools',
  tools: [
    { page: pages.coinEvaluation, text: 'Eight short checklists about one coin, saved as you go.' },
    { page: pages.nftEvaluation, text: 'Six checklists beside the picture of one NFT.' },
    { page: pages.news, text: pages.news.lede },
    { page: pages.charting, text: 'Candles, MACD and RSI beside a swing-trade checklist.' },
    {
      page: pages.exchanges,
      text: 'What exchanges publish about their reserves, and what they leave out.',
    },
    { page: pages.movements, text: 'Large transfers and the questions to ask about them.' },
  ],
} as const;
