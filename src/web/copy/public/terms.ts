import type { LegalText } from './legal.ts';

export const terms: LegalText = {
  title: 'Terms of Service',
  intro: 'The rules for using this website and the membership, in plain words.',
  sections: [
    {
      title: 'Who we are and what these terms cover',
      paragraphs: [
        [
          'Take Profits is run by {name}.',
          'Our address is {address}.',
          'We are listed in the trade register under number {register}.',
          'You can write to us at {contactEmail}.',
        ],
        [
          'These terms apply to this website and to the membership.',
          'By using the website or becoming a member you accept them.',
        ],
      ],
    },
    {
      title: 'Education only',
      paragraphs: [
        [
          'All tools and texts are made for learning.',
          'We give no financial, investment, tax or legal advice and no personal recommendations.',
          'Nothing on this website is an offer or an invitation to buy or sell anything.',
        ],
      ],
    },
    {
      title: 'Risk',
      paragraphs: [
        [
          'Crypto-assets and NFTs are risky: you can lose all the money you put in.',
          'What you buy, sell or keep is your own decision, and its outcome is yours.',
        ],
      ],
    },
    {
      title: 'Membership',
      paragraphs: [
        [
          'Members log in with their e-mail address while their subscription is valid.',
          'That address is personal: do not share it or let others use your membership.',
        ],
        ['{membership}.'],
        ['If you are a consumer, you keep your legal right to withdraw from the agreement.'],
      ],
    },
    {
      title: 'Reward coins',
      paragraphs: [
        [
          'Reward coins are points and have no money value.',
          'They cannot be sold, passed on to someone else or exchanged for money.',
          'We may correct mistakes in your balance and take back coins that were gained by abuse.',
        ],
      ],
    },
    {
      title: 'Your answers',
      paragraphs: [
        [
          'What you write stays yours.',
          'You allow us to store your answers and to show them to you.',
          'Please do not enter passwords, recovery words or personal data about other people.',
        ],
      ],
    },
    {
      title: 'Data from others',
      paragraphs: [
        [
          'Prices, news, events, transfers and reserves come from third parties.',
          'They can be late, incomplete or wrong, so check what matters to you at the source.',
        ],
      ],
    },
    {
      title: 'Links to this website',
      paragraphs: [
        [
          'Ask us before you place a link to this website in a commercial setting.',
          'We answer such a request within 2 to 3 weeks; if you hear nothing, you do not have permission.',
          'A link may never suggest that we approve of a product or an organisation.',
        ],
      ],
    },
    {
      title: 'Links to other websites',
      paragraphs: [
        ['We do not control the websites we link to and take no responsibility for what they show or do.'],
      ],
    },
    {
      title: 'Our content',
      paragraphs: [
        [
          'The texts, drawings and design of this website belong to us or to those who license them to us.',
          'Names of coins, collections and exchanges belong to their owners; we use them only to say what we describe.',
        ],
      ],
    },
    {
      title: 'Fair use',
      paragraphs: [
        [
          'Do not copy this website by automated means, do not try to enter an account that is not yours, and do not use the website for anything unlawful.',
        ],
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        [
          'We are not liable for decisions you take, or do not take, because of this website.',
          'Nothing in these terms limits liability that the law does not allow us to limit, such as liability for intent or gross negligence.',
        ],
      ],
    },
    {
      title: 'Changes and ending',
      paragraphs: [
        ['We may change the tools and these terms.', 'We announce important changes before they apply.'],
      ],
    },
    {
      title: 'Law and disputes',
      paragraphs: [
        [
          'Dutch law applies to these terms.',
          'A dispute is decided by the competent court in the Netherlands.',
          'Consumers keep the protection that the mandatory law of their own country gives them.',
        ],
      ],
    },
    {
      title: 'Contact and date',
      paragraphs: [
        [
          'Questions about these terms are welcome at {contactEmail}.',
          'These terms were last changed on {legalDate}.',
        ],
      ],
    },
  ],
};
