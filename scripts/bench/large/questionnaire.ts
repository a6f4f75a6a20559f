interface LargeFolder {
  readonly schema: object;
  readonly ui: object;
}

export const largeId = 'large';
export const largePage = `/${largeId}`;
export const firstSection = 's01';
export const firstQuestion = `${firstSection}_q01`;
const sectionCount = 20;
/** Blocks in a section; a block has one question of each of these kinds, five times in all. */
const blocksEach = 5;
const blockLength = 10;

const help = 'Look at two sources before you answer, and prefer the one that has something to lose.';
const options = ['Every day', 'Every week', 'Every month', 'Never'];
const many = Array.from({ length: 24 }, (_, index) => `Country ${toTwoDigits(index + 1)}`);

interface Kind {
  readonly words: string;
  readonly source: object;
  readonly widget?: string;
  /** It is asked after a yes to the first of its block. */
  readonly hangs?: true;
}

const rarer: readonly Kind[] = [
  { words: 'Which page says so', source: { type: 'string', format: 'uri' } },
  { words: 'What is its contract', source: { type: 'string', format: 'evm-address' } },
  {
    words: 'How far do you trust it',
    source: {
      type: 'integer',
      minimum: 1,
      maximum: 5,
      'x-scale': { low: 'Not at all', high: 'Completely' },
    },
  },
  {
    words: 'Who holds most of it',
    source: {
      type: 'array',
      maxItems: 5,
      'x-columns': {
        holder: { type: 'string', title: 'Holder' },
        share: { type: 'number', title: 'Share', 'x-unit': 'percent' },
      },
    },
  },
  { words: 'Where is its seat', source: { type: 'string', oneOf: toOptions(many) }, widget: 'select' },
];

const yesNo = { type: 'boolean', 'x-signal': 'positive' };
const text = { type: 'string' };
const several = { type: 'array', uniqueItems: true, items: { type: 'string', oneOf: toOptions(options) } };

function listBlock(block: number): readonly Kind[] {
  return [
    { words: 'Is its code public', source: yesNo },
    { words: 'Is its team known', source: yesNo },
    { words: 'What is it called', source: text },
    { words: 'How often does it publish', source: { type: 'string', oneOf: toOptions(options) } },
    { words: 'Where does it publish', source: several },
    { words: 'How much is in its treasury', source: { type: 'number', minimum: 0, 'x-unit': 'usd' } },
    { words: 'When was it launched', source: { type: 'string', format: 'date' } },
    ...rarer.slice(block, block + 1),
    { words: 'What would change your mind', source: text, widget: 'textarea' },
    { words: 'Who reads its code', source: text, hangs: true },
  ];
}

/** 1,000 questions in 20 sections on a separate page: all types of answers, one in ten asked after a yes. */
export function buildLarge(): LargeFolder {
  const ui: Record<string, object | string> = { $schema: '../meta/ui.json' };
  const sections = Array.from({ length: sectionCount }, (_, index) => {
    const section = `s${toTwoDigits(index + 1)}`;
    return [
      section,
      { type: 'object', title: `Section ${index + 1}`, properties: buildQuestions(section, ui) },
    ];
  });
  const schema = {
    $schema: '../meta/schema.json',
    title: 'Large',
    type: 'object',
    'x-questionnaire': { kind: 'checklist', version: 1, page: largePage, order: 1, reward: 5 },
    'x-page': { title: 'Large', lede: 'A thousand questions.', group: 'Research' },
    properties: Object.fromEntries(sections),
  };
  return { schema, ui };
}

export function listQuestions(kind: 'boolean' | 'text'): readonly string[] {
  const place = { boolean: [1, 2], text: [3] }[kind];
  return Array.from({ length: blocksEach }, (_, block) =>
    place.map((question) => `${firstSection}_q${toTwoDigits(block * blockLength + question)}`),
  ).flat();
}

function buildQuestions(section: string, ui: Record<string, object | string>): object {
  const kinds = Array.from({ length: blocksEach }, (_, block) => listBlock(block)).flat();
  const toId = (index: number) => `${section}_q${toTwoDigits(index + 1)}`;
  const questions = kinds.map(({ words, source, widget, hangs }, index) => {
    const id = toId(index);
    if (widget) ui[id] = { 'ui:widget': widget };
    return [
      id,
      {
        ...source,
        title: `${section.slice(1)}.${toTwoDigits(index + 1)} ${words}?`,
        description: help,
        ...(hangs && { 'x-asked-if': { question: toId(index - (index % blockLength)), const: true } }),
      },
    ];
  });
  return Object.fromEntries(questions);
}

function toOptions(titles: readonly string[]): readonly { readonly const: string; readonly title: string }[] {
  return titles.map((title) => ({ const: title.toLowerCase().replaceAll(' ', '_'), title }));
}

function toTwoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
