import type { LegalText } from './legal.ts';

export const privacy: LegalText = {
  title: 'Privacy Policy',
  intro: 'Which personal data we use, why, and what you can do about it.',
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        [
          'Your personal data is looked after by {name}.',
          'Our address is {address}.',
          'For anything about your data, write to {contactEmail}.',
        ],
      ],
    },
    {
      title: 'What we store',
      paragraphs: [
        [
          'We store your e-mail address, the day your subscription ends, your coin balance, how many days in a row you checked in, the day of your last check-in, whether you agreed to the disclaimer, the answers you save, and the coins on your watchlist.',
          'We also store earlier versions of your answers, up to 100 for each analysis.',
          'For each login we store when it began, when it was last used, which browser it came from and how you logged in. We delete this shortly after the login has ended.',
          'When you add a passkey, we store its name, its public key and when it was added and last used; your fingerprint, face and PIN never leave your device.',
          'When you log in, we store a pseudonym of your network for 90 days, so that you can still request login codes there when others request many in your name.',
        ],
      ],
    },
    {
      title: 'What stays on your device',
      paragraphs: [
        [
          'Your browser remembers your choice of light or dark and whether the side menu is open.',
          'Until you close the window it also keeps that you are logged in, your e-mail address, your coins and your answers.',
          'A login cookie tells our server that it is you.',
          'Answers you have not saved stay on this device until you log out.',
        ],
      ],
    },
    {
      title: 'Why and on what basis',
      paragraphs: [
        [
          'We use your data to give you access and to keep your answers, which our agreement with you asks of us.',
          'We also use it to keep the service safe and to answer your messages, which is our legitimate interest.',
        ],
      ],
    },
    {
      title: 'What we ask you not to enter',
      paragraphs: [
        [
          'Please never enter passwords, recovery words, the amounts you own, facts about your health or other sensitive facts, or personal data about other people.',
        ],
      ],
    },
    {
      title: 'Who receives data',
      paragraphs: [
        [
          'The companies that host this website and deliver our e-mail handle data for us.',
          'To show facts about coins, our server asks data providers on your behalf: they receive your search words, never your e-mail address or the address of your device.',
          'Each panel names the provider its facts came from.',
        ],
      ],
    },
    {
      title: 'Pictures and videos',
      paragraphs: [
        [
          'NFT media, news images and videos reach you through our own server, so that other servers do not see the address of your device.',
        ],
      ],
    },
    { title: 'Outside the European Economic Area', paragraphs: [['{transfers}.']] },
    {
      title: 'How long we keep data',
      paragraphs: [
        [
          'We keep your data while you are a member.',
          'After that we keep it for {retention}, and then delete it.',
          'Until then you can log in to download it or to have it deleted at once.',
          'Invoices are kept for as long as the law requires.',
        ],
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        [
          'You may see your data, have it corrected or deleted, limit what we do with it, take it with you, or object to its use.',
          'Write to {contactEmail} to do so.',
          'If you are not satisfied with our answer, you can complain to the Autoriteit Persoonsgegevens, the Dutch data protection authority.',
        ],
      ],
    },
    {
      title: 'Minimum age',
      paragraphs: [
        [
          'This website is not meant for anyone under 13.',
          'When we learn that we hold data of a younger child, we delete it.',
          'If you are under 16, ask a parent or guardian for permission first.',
        ],
      ],
    },
    {
      title: 'Security',
      paragraphs: [
        [
          'Your connection is encrypted, few people have access, and we store no passwords.',
          'If you find a weakness, please report it to {contactEmail}.',
        ],
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        [
          'We use only the cookies that are needed to run the website.',
          'Anything else would be used only after you agree to it.',
        ],
      ],
    },
    {
      title: 'Changes and contact',
      paragraphs: [
        [
          'When this policy changes, the new text appears on this page.',
          'It was last changed on {legalDate}.',
          'Questions are welcome at {contactEmail}.',
        ],
      ],
    },
  ],
};
