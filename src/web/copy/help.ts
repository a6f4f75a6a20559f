import { questionnaireCopy } from './research/questionnaire.ts';
import { resultsCopy } from './research/results.ts';
import { dayStart, streakExample, streakRestart } from './streak.ts';

export interface HelpTopic {
  /** Fragment of its address. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly example?: string;
  readonly screenshot: string;
}

export interface HelpPicture {
  readonly id: string;
  readonly title: string;
  readonly alt: string;
  readonly caption: string;
  readonly marks: readonly { readonly letter: string; readonly text: string }[];
}

const { yes, no, 'cant-tell': cantTell } = questionnaireCopy.verdicts;

const topics: readonly HelpTopic[] = [
  {
    id: 'getting-started',
    title: 'Getting started',
    paragraphs: [
      'Log in with the e-mail address of your membership; there is no password. If it is not accepted, check the spelling or renew your subscription.',
      'Read and accept the disclaimer once. After that, Start Research takes you to the news.',
      'Open a tool from the menu on the left. Each tool shows data and asks questions about it.',
    ],
    screenshot: 'Home page with the Start Research button marked',
  },
  {
    id: 'news',
    title: 'News',
    paragraphs: [
      'News shows the latest articles as cards with title, image, date and source. Calendar shows dated events with a proof image and a link to the source.',
      'Answer the Market Insights questions in your own words and choose Save my answers. An entry is complete when every box has an answer.',
      'If loading fails, wait two minutes before you try again, because the data providers limit the number of requests.',
    ],
    screenshot: 'News page with one card and the question block marked',
  },
  {
    id: 'research',
    title: 'Research',
    paragraphs: [
      'Choose New Analysis to start with empty sections or Previous Analysis to continue with your saved answers.',
      'Search for a coin by name, or for an NFT by at least three characters of its name. Then open each section, answer its questions and save it.',
      `Answer ${yes}, ${no} or ${cantTell}. The figure under a question shows its source and its age; it never answers for you. Some questions ask about a problem: they say “${questionnaireCopy.warningIfYes}”.`,
      'After the last section, record your decision about the coin and the day to look again. On that day, and when a figure passes the limit you set, the home page lists the coin under Due.',
    ],
    screenshot: 'Coin Evaluation page with info panel and one open section',
  },
  {
    id: 'exchanges',
    title: 'Exchanges',
    paragraphs: [
      'Choose an exchange and select Get Reserves. The first chart shows up to ten of the largest coins that the exchange says it holds. The second shows the change over 24 hours: green means more, red means less.',
      'The numbers come from the exchange itself. They are a snapshot, not an audit, and do not show what the exchange owes.',
    ],
    screenshot: 'Exchanges page with both charts',
  },
  {
    id: 'data',
    title: 'Data',
    paragraphs: [
      'Choose a coin and select Get latest movements to see recent transfers of more than US$500,000, with sender, receiver, time and amount.',
      'A large transfer is often an exchange moving its own coins. Look for patterns, not for single transfers.',
      'If a coin has no recent large transfers, the page says so. This happens regularly and is not an error.',
    ],
    screenshot: 'Data page with one transaction explained',
  },
  {
    id: 'charting',
    title: 'Charting',
    paragraphs: [
      'Choose 52, 128 or 200 days. The chart of Bitcoin, Ethereum or your own coin then shows 13, 32 or 50 candles, and each candle covers four days.',
      'The MACD chart looks back up to 20 days and the RSI chart up to 15 days, with lines at 30, 50 and 70.',
      'Answer the To Buy checklist from what you see in the charts. Your answers describe the past and are not a signal to act.',
    ],
    screenshot: 'Charting page with the day selection marked',
  },
  {
    id: 'results',
    title: 'Results',
    paragraphs: [
      `Results lists all your analyses and journal entries, complete or not. Under “${resultsCopy.byPart}”, a part shows its answers once all of its sections or questions are complete.`,
      'Choose two to four analyses to compare them question by question, differences first. CSV and JSON export everything that you have saved. Choose CSV with semicolons for a spreadsheet that uses a decimal comma, such as Excel in most of Europe.',
      'Use it to compare what you thought then with what you know now. There is no score, and nothing tells you to buy or sell.',
    ],
    screenshot: 'Results page with two completed parts',
  },
  {
    id: 'top-navigation-bar',
    title: 'Top Navigation Bar',
    paragraphs: [
      'Tutorial lists short videos per topic, Get Help opens this page, Airdrops lists free tokens that projects have announced, and Account shows your e-mail address and coins.',
      `Daily Check-in: collect coins once a day. ${dayStart}`,
      'Day 1 and 2 give 1 coin each, day 3 gives 2, day 4 gives 4, day 5 gives 6, day 6 gives 8 and day 7 gives 10: 32 coins for a full week.',
      streakRestart,
    ],
    example: streakExample,
    screenshot: 'Top bar with the five links marked',
  },
  {
    id: 'footer',
    title: 'Footer',
    paragraphs: [
      'Terms of Service and Privacy Policy open in a new window. You also find our e-mail address and social media there.',
      'The footer is the same on every page.',
    ],
    screenshot: 'Footer with the links marked',
  },
];

const pictures: readonly HelpPicture[] = [
  {
    id: 'signal-trend-macd',
    title: 'Trend and MACD',
    alt: 'Made-up price chart with three averages and a MACD panel; marks A to D show a crossing, a remaining downward trend, a MACD turn and a failed turn.',
    caption:
      'The price has risen above its short average, and MACD has turned up from below zero. Point D shows that the same picture failed a few weeks before.',
    marks: [
      { letter: 'A', text: 'the price closes above the 52-day average' },
      {
        letter: 'B',
        text: 'the price is still under the 200-day average, so the long trend has not changed',
      },
      { letter: 'C', text: 'the MACD line is under zero and crosses above the signal line' },
      { letter: 'D', text: 'earlier crossing that failed: the price fell again' },
    ],
  },
  {
    id: 'signal-rsi',
    title: 'RSI at or under 30',
    alt: 'Made-up price line with an RSI panel below; marks A to D show oversold, still falling, recovery and overbought.',
    caption:
      'RSI reached 30 at point A, but the price went on falling until point C. Oversold means that selling was strong; it does not mean that selling is over.',
    marks: [
      { letter: 'A', text: 'RSI falls to 30, called oversold' },
      { letter: 'B', text: 'RSI stays under 30 for eight days while the price keeps falling' },
      { letter: 'C', text: 'RSI rises above 30 again' },
      { letter: 'D', text: 'RSI above 70, called overbought' },
    ],
  },
];

export const helpCopy = {
  contents: 'Topics',
  topics,
  miscellaneous: {
    id: 'miscellaneous',
    title: 'Miscellaneous',
    heading: 'Possible Buy Signals',
    intro:
      'These two pictures show what the To Buy questions look for. They use made-up prices. A possible signal is a reason to look further; it is often wrong, and it is never advice to buy.',
    pictures,
  },
  enlarge: 'Enlarge',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  marks: 'What the marks show',
  scrollHint: 'The picture: scroll to see all of it',
} as const;
