/** The columns of {airdrops}, a CSV file with a header line, in this order (R1). */
export const airdropColumns = [
  'Project',
  'Blockchain',
  'Site',
  'Type',
  'Action',
  'Frequency',
  'Funding',
] as const;

/** One row of it; Site is the project's own address. */
export type Airdrop = Readonly<Record<(typeof airdropColumns)[number], string>>;

/** The source's name of the product's own list. */
export const starterListName = 'Take Profits starter list';
