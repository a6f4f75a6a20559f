export const consulting = {
  title: 'Consulting',
  intro:
    'We help people and organisations understand digital assets. Our sessions teach you how to research; we do not give personal investment advice and we do not manage money.',
  scheduleButton: 'Schedule a call',
  pressTitle: 'In the press',
  pressLink: 'Read about us',
  groups: [
    {
      title: 'Learning sessions',
      services: [
        {
          title: 'First steps',
          text: 'A one-hour introduction to wallets, exchanges, fees and the most common kinds of fraud.',
        },
        {
          title: 'Reading a whitepaper',
          text: 'We read one whitepaper together and write down what is explained, what is missing and what to ask next.',
        },
        {
          title: 'Charts without magic',
          text: 'What moving averages, MACD and RSI measure, when they fail and why they should not be used alone.',
        },
      ],
    },
    {
      title: 'Research training',
      services: [
        {
          title: 'Coin checklist workshop',
          text: 'Work through all eight sections for a coin of your choice and learn where to find each answer.',
        },
        {
          title: 'NFT checklist workshop',
          text: 'Learn to read properties, ownership and transaction history, and to recognise made-up trades.',
        },
        {
          title: 'News and sources',
          text: 'How to tell a report from an advertisement and how to check a claim at its source.',
        },
      ],
    },
    {
      title: 'Safety and custody',
      services: [
        {
          title: 'Wallet safety check',
          text: 'A checklist review of how you store and back up access. We never ask for passwords or recovery words.',
        },
        {
          title: 'Choosing an exchange',
          text: 'How to read a proof of reserves, what it leaves out and which questions to put to an exchange.',
        },
        {
          title: 'What to do after a scam',
          text: 'A calm overview of the steps to take and the authorities to report to.',
        },
      ],
    },
    {
      title: 'For organisations',
      services: [
        {
          title: 'Team introduction',
          text: 'A half-day session for boards, editors or teachers who need to understand digital assets.',
        },
        {
          title: 'Policy outline',
          text: 'Help with the questions to answer before your organisation accepts, holds or writes about digital assets.',
        },
        { title: 'Talks and press', text: 'Speakers and background explanation for events and the media.' },
      ],
    },
  ],
} as const;
