export interface TutorialQuestion {
  readonly title: string;
  /** One line, an alternative to the video. */
  readonly answer: string;
  /** Start in the section's video, in seconds; absent: at its beginning. */
  readonly from?: number;
}

export interface TutorialSection {
  readonly number: string;
  readonly title: string;
  /** File name in the tutorial's videos folder, without extension. */
  readonly video: string;
  readonly questions: readonly TutorialQuestion[];
}

const sections: readonly TutorialSection[] = [
  {
    number: '1',
    title: 'Getting started',
    video: 'getting-started',
    questions: [
      {
        title: 'What is this website for, and what is it not for?',
        answer: 'It teaches you how to research; it does not tell you what to buy.',
      },
      {
        title: 'How do I log in?',
        answer: 'Enter the e-mail address of your membership and choose Login.',
        from: 4,
      },
      {
        title: 'What do I agree to in the disclaimer?',
        answer: 'That the tools are educational and that decisions are your own.',
        from: 11,
      },
      {
        title: 'How do I change between light and dark?',
        answer: 'Use the theme switch; your choice is remembered on this device.',
        from: 16,
      },
    ],
  },
  {
    number: '2.1',
    title: 'Crypto News',
    video: 'crypto-news',
    questions: [
      {
        title: 'How do I read a news card?',
        answer: 'It shows title, image, date and source; select it to open the article.',
      },
      {
        title: 'How can I tell a report from an advertisement?',
        answer: 'Look for sponsored labels, missing figures and a single source.',
        from: 4,
      },
      {
        title: 'How do I save my answers about the news?',
        answer: 'Fill in the boxes and choose Save my answers.',
        from: 9,
      },
    ],
  },
  {
    number: '2.2',
    title: 'Calendar',
    video: 'calendar',
    questions: [
      {
        title: 'What does an event card show?',
        answer: 'Title, coins, date, type and a proof image with a link to the source.',
        from: 4,
      },
      {
        title: 'Why does the calendar take a moment to load?',
        answer: "Pages are fetched one by one to respect the data provider's limits.",
      },
      {
        title: 'How do I judge whether an event is real?',
        answer: 'Open the source and see whether the project confirms it.',
        from: 8,
      },
    ],
  },
  {
    number: '2.3',
    title: 'Airdrops',
    video: 'airdrops',
    questions: [
      {
        title: 'What is an airdrop?',
        answer: 'Free tokens or items that a project gives away, often as promotion.',
      },
      {
        title: 'What do the columns mean?',
        answer: 'Project, type, action required, how often, and how it is funded.',
        from: 4,
      },
      {
        title: 'How do I stay safe?',
        answer: 'Never share recovery words and never sign a request you do not understand.',
        from: 10,
      },
    ],
  },
  {
    number: '3.1',
    title: 'Coin Evaluation',
    video: 'coin-evaluation',
    questions: [
      {
        title: 'How do I start a new analysis or open the previous one?',
        answer: 'Choose New Analysis or Previous Analysis first.',
      },
      { title: 'How do I search for a coin?', answer: 'Type its name and choose Search Coin.', from: 4 },
      {
        title: 'What does the coin info panel tell me?',
        answer: 'Facts such as type, launch date, whitepaper, links and team.',
        from: 19,
      },
      {
        title: 'How do I work through the eight sections?',
        answer: 'Open a section, answer Yes, No or Can’t tell, and save it.',
        from: 8,
      },
      {
        title: 'What if I can’t find an answer?',
        answer: 'Choose Can’t tell, or leave it open and come back later.',
        from: 14,
      },
    ],
  },
  {
    number: '3.2',
    title: 'NFT Evaluation',
    video: 'nft-evaluation',
    questions: [
      { title: 'How do I find an NFT?', answer: 'Type at least three characters of its name and search.' },
      {
        title: 'Why does the picture take long to load?',
        answer: 'It is fetched from up to three gateways, one after the other.',
        from: 6,
      },
      {
        title: 'What kinds of questions are there?',
        answer: 'Yes or no, text, single choice, multiple choice and a list with pictures.',
        from: 11,
      },
      {
        title: 'How do I recognise made-up trades?',
        answer: 'Look for the same wallets passing an item back and forth.',
        from: 17,
      },
    ],
  },
  {
    number: '4',
    title: 'Exchanges',
    video: 'exchanges',
    questions: [
      {
        title: 'What is a proof of reserves?',
        answer: 'A statement of coins held at one moment; it is not an audit.',
      },
      {
        title: 'How do I read the two charts?',
        answer: 'One shows reserves, the other the change over 24 hours.',
        from: 4,
      },
      {
        title: 'What does it leave out?',
        answer: 'What the exchange owes to customers and lenders.',
        from: 9,
      },
    ],
  },
  {
    number: '5',
    title: 'Data',
    video: 'data',
    questions: [
      { title: 'What counts as a large wallet movement?', answer: 'A transfer of more than US$500,000.' },
      {
        title: 'What do owner type and transaction type mean?',
        answer: 'Who is thought to own the address and whether coins moved, were created or destroyed.',
        from: 5,
      },
      { title: 'What is wash trading?', answer: 'Trading with yourself to look busy.', from: 10 },
    ],
  },
  {
    number: '6',
    title: 'Charting',
    video: 'charting',
    questions: [
      {
        title: 'How do I read a candlestick?',
        answer: 'It shows the opening, highest, lowest and closing price of a period.',
      },
      {
        title: 'What do 52, 128 and 200 days mean?',
        answer: 'How far back the chart looks; each candle covers four days.',
        from: 4,
      },
      {
        title: 'What does MACD show?',
        answer: 'Whether a fast average is above or below a slow one.',
        from: 10,
      },
      {
        title: 'What does RSI show?',
        answer: 'How strong recent rises were compared with falls, from 0 to 100.',
        from: 14,
      },
    ],
  },
  {
    number: '7',
    title: 'Rewards',
    video: 'rewards',
    questions: [
      {
        title: 'How do I earn coins?',
        answer: 'By saving sections for the first time and by checking in every day.',
      },
      {
        title: 'How does the daily streak work?',
        answer: 'Days 1 to 7 give 1, 1, 2, 4, 6, 8 and 10 coins, then it starts again.',
        from: 7,
      },
      {
        title: 'What can I do with my coins?',
        answer: 'Rewards are coming soon; coins have no money value.',
        from: 13,
      },
      { title: 'Where do I see my balance?', answer: 'On the Account and Daily Check-in pages.', from: 17 },
    ],
  },
];

export const tutorialCopy = {
  caption: 'Questions by section',
  section: 'Section',
  question: 'Question',
  answer: 'Short answer',
  showAnswer: 'Show the short answer',
  hideAnswer: 'Hide the short answer',
  videos: 'Video',
  video: 'Watch the video',
  captions: 'English',
  inWords: 'The video in words',
  videoFailed: 'This video can’t be played at the moment. The short answer says the same in one line.',
  sections,
} as const;
