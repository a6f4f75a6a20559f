const header = 'Project,Blockchain,Site,Type,Action,Frequency,Funding';
const long = 'Averyveryverylongnamewithoutanyplacetobreakit'.repeat(2);

export const file = [
  header,
  'Invented Otter,Examplechain,https://otter.example/,Bridge,"Move a test amount, then wait",Once,Not disclosed',
  'invented badger,Otherchain,https://badger.example/,Wallet,Install the test version,Weekly,US$2 million',
  'Invented Crane,,ftp://crane.example/,Bridge,"Say ""hello""",Once,',
  `=cmd|' /C calc'!A0,Examplechain,javascript:alert(1),${long},<b>${long}</b>,Once,US$10 million`,
  '',
].join('\r\n');

export const twoBrokenRows = [
  header,
  'Invented Otter,Examplechain,https://otter.example/,Bridge,Wait,Once,Not disclosed',
  'Too few,Examplechain',
  '  ,Examplechain,https://nameless.example/,Bridge,Wait,Once,Not disclosed',
].join('\n');

/** Amounts as projects write them, and projects with accents. */
export const amounts = [
  header,
  ...[
    ['Ätna', '1\u00a0500\u202f000'],
    ['Baş', '2B'],
    ['Curaçao', '500K'],
    ['Đà Nẵng', 'TBA'],
    ['Evora', '"$1,000"'],
    ['Fès', 'US$ 3 million in 2025'],
    ['Größe', '$900'],
    ['Hel', ''],
    ['Iğdır', '10'],
    ['Jæren', '1M'],
    ['Køge', '€2.5bn+'],
  ].map(([project, funding]) => `${project},Examplechain,,Bridge,Wait,Once,${funding}`),
].join('\n');

export const noRows = `${header}\n`;

export const otherHeader = 'Name,Address\nInvented Otter,https://otter.example/\n';

export const manyRows = [
  header,
  ...Array.from({ length: 120 }, (_, index) => `Invented ${index + 1},Examplechain,,Bridge,Wait,Once,None`),
].join('\n');
