import { pages } from '../../contracts/pages.ts';

export const homeCopy = {
  continueTitle: 'Continue where you left off',
  unsaved: (sections: number) => `${sections} ${sections === 1 ? 'section' : 'sections'} not saved`,
  savedOf: (saved: number, of: number) => `${saved} of ${of} sections saved`,
  goOn: 'Go on',
  nothing: 'Nothing is waiting for you.',
  newcomerTitle: 'Begin with your first research',
  newcomerText:
    'Choose a coin you know. Eight short checklists take about ten minutes; every section you save is kept, and you can stop at any time.',
  newcomerAction: 'Evaluate a coin',
  tutorial: 'See the tutorial',
  dossiersTitle: 'Your dossiers',
  dossiersNone: 'Each coin and NFT you evaluate has its dossier here.',
  dossiersFailed: 'Your dossiers could not be loaded',
  allDossiers: 'All results and comparisons',
  journalTitle: 'Your journal today',
  journalText: (written: number, of: number) => `${written} of ${of} entries written`,
  written: 'Written',
  begun: (answered: number, of: number) => `${answered} of ${of} answered`,
  notYet: 'Not yet',
  journalFailed: 'Your journal could not be loaded',
  dailyTitle: 'Daily coins',
  collected: 'Collected today. Come back tomorrow.',
  due: (day: number, coins: number) =>
    `Day ${day}: ${coins} ${coins === 1 ? 'coin waits' : 'coins wait'} for you.`,
  collect: 'Collect',
  balance: (coins: string) => `${coins} coins in all`,
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
