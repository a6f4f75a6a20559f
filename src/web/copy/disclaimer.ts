export const disclaimerCopy = {
  title: 'Before you start',
  paragraphs: [
    'The tools on this website are for learning only. They help you collect information and write down your own thoughts.',
    'Nothing here is financial, investment, tax or legal advice, and nothing here is an invitation to buy or sell anything.',
    'We use data from third parties and cannot guarantee that it is complete, correct or up to date.',
    'Crypto-assets and NFTs can fall sharply in price, and you can lose all the money you put in. Past performance does not predict future results.',
    'We take no responsibility for anything you do, or decide not to do, because of what you read here. Speak to a licensed adviser if you are unsure.',
  ],
  button: 'I understand and agree',
  leave: 'Log out instead',
} as const;
