export const projectResearch = {
  title: 'Projects and research',
  intro:
    'Written research on request. Every report lists its sources, its date and what we could not find out. Reports describe; they do not recommend.',
  contactLead: 'To ask for a report, write to',
  offerings: [
    {
      title: 'Project background report',
      text: 'Who is behind a project, what has been delivered and what remains open, following the coin checklist.',
    },
    {
      title: 'NFT collection report',
      text: 'Ownership, trading pattern, team and roadmap of one collection, with a note on signs of made-up trades.',
    },
    {
      title: 'Exchange disclosure review',
      text: 'What one exchange publishes about reserves, debts, licences and wallets, and what it does not publish.',
    },
    {
      title: 'Token supply map',
      text: 'How the coins of a project were handed out, when further coins are released and who holds the most.',
    },
    {
      title: 'Event and news digest',
      text: 'A monthly summary of dated events and confirmed news for up to ten coins.',
    },
    {
      title: 'Whitepaper reading guide',
      text: 'A plain-language guide to one whitepaper with a list of questions for its authors.',
    },
    {
      title: 'Community check',
      text: "How a project's following grew, how people talk about it and which signs of bought attention were found.",
    },
    {
      title: 'Topic paper',
      text: 'A ten-page introduction to one theme, such as stablecoins, royalties or proof of reserves.',
    },
  ],
} as const;
