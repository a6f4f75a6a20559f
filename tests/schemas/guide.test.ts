import { listTextFormats } from '../../src/engine/format-words.ts';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFolders } from '../helpers/check-folders.ts';
import { makeFolder } from '../../scripts/questionnaires/new-folder.ts';
import { releaseFolders } from '../../scripts/questionnaires/release.ts';
import { testableFacts } from '../../scripts/questionnaires/conditions/fact-problems.ts';
import { factIds } from '../../src/contracts/coin-facts.ts';
import { statement } from '../../src/engine/short-names.ts';
import { fillLink, meetsRule, type LookupValues } from '../../src/engine/evidence.ts';
import { findAsked } from '../../src/engine/asked-questions.ts';
import { compileSource } from '../helpers/compile-source.ts';
import { toAnswerText } from '../../src/engine/results.ts';
import { unitNames } from '../../src/engine/unit-names.ts';
import { findBands } from '../../src/engine/signals.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const guide = await readFile(at('../../schemas/README.md'), 'utf8');

/** The guide's code under a heading; `nth` if there are several. */
function snippetOf(heading: string, nth = 0): string {
  const part = guide.split(/^## /m).find((one) => one.startsWith(`${heading}\n`));
  const blocks = part?.match(/(?:^ {4}.*\n)+/gm)?.filter((block) => /^\s*["{]/.test(block)) ?? [];
  const block = blocks[nth];
  if (block === undefined) throw new Error(`The guide has no code under ${heading}`);
  return block.trim();
}

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'guide-'));
  await cp(at('../fixtures/editing'), root, { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));

/** Edits a questionnaire as the guide says, by default a released one. */
async function edit(file: string, from: string, to: string, id = 'listing'): Promise<void> {
  const path = join(root, id, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(
    path,
    text.replace(from, () => to),
  );
}

const raiseVersion = () => edit('schema.json', '"version": 1', '"version": 2');

/** The questionnaire as it is compiled now; throws the findings of the checks. */
async function compile(id = 'listing') {
  const outcome = await checkFolders(root);
  if (outcome.kind === 'problems') throw new Error(outcome.report);
  const folder = outcome.folders.find(({ source }) => source.id === id);
  if (!folder) throw new Error(`There is no ${id}`);
  return compileSource(folder.source).questionnaire.sections;
}

async function release(): Promise<readonly string[]> {
  const outcome = await checkFolders(root);
  if (outcome.kind === 'problems') throw new Error(outcome.report);
  return releaseFolders(root, outcome);
}

const questionIds = (sections: Awaited<ReturnType<typeof compile>>) =>
  sections.flatMap(({ questions }) => questions.map(({ id }) => id));

describe('an editor who follows schemas/README.md', () => {
  it('adds a question', async () => {
    const snippet = snippetOf('Add a question');
    await edit('schema.json', '"liquidity": {', `${snippet},\n"liquidity": {`);
    await raiseVersion();
    expect(questionIds(await compile())).toContain('reviews_recent');
  });

  it('names every unit, and asks for a number with one', async () => {
    const part = guide.split('## More kinds of answers')[1]?.split('\n## ')[0] ?? '';
    expect(unitNames.filter((unit) => !part.includes(`\`${unit}\``))).toEqual([]);
    await edit('schema.json', '"liquidity": {', `${snippetOf('More kinds of answers')},\n"liquidity": {`);
    await raiseVersion();
    const [, market] = await compile();
    const [energy] = market?.questions ?? [];
    expect(energy && toAnswerText(energy, 1_250)).toBe('1,250 MWh');
  });

  it('asks for money, in the spelling of JSON Schema and in short', async () => {
    const [long, short] = [snippetOf('Ask for money'), '"x-currencies": ["USD", "EUR"], "minimum": 0'];
    await edit('schema.json', '"liquidity": {', `${long},\n"liquidity": {`);
    await raiseVersion();
    const [, market] = await compile();
    expect(market?.questions[0]).toMatchObject({ type: 'money', settings: { currencies: ['USD', 'EUR'] } });
    const parts =
      /"properties": \{\s*"amount"[^]*?\},\s*"required": \["amount", "currency"\]/.exec(long)?.[0] ?? '';
    await edit('schema.json', parts, short);
    expect((await compile())[1]).toEqual(market);
  });

  it('asks for a long text', async () => {
    await edit('schema.json', '"liquidity": {', `${snippetOf('Add a question', 1)},\n"liquidity": {`);
    await raiseVersion();
    const [, market] = await compile();
    expect(market?.questions[0]).toMatchObject({ widget: 'textarea', settings: { long: true } });
    expect(market?.schema).toMatchObject({ properties: { whitepaper: { maxLength: 20_000 } } });
  });

  it('gives a question a short name, without a new version', async () => {
    await release();
    const snippet = snippetOf('Give a question a short name');
    await edit('schema.json', '"x-signal": "positive"', `"x-signal": "positive", ${snippet}`);
    const [team] = await compile();
    const [named, other] = team?.questions ?? [];
    expect([true, false, null].map((answer) => named && statement(named, answer))).toEqual([
      'Traded on Kraken',
      'Not traded on Kraken',
      'On Kraken: Can’t tell',
    ]);
    expect(other && statement(other, true)).toBe('Does the team hide on purpose? Yes');
  });

  it('writes help with a list and a link, also for an option', async () => {
    const snippet = snippetOf('Format a help text');
    await edit('schema.json', '"description": "Some say openly that they do."', snippet);
    await edit('schema.json', '"title": "Waves"', '"title": "Waves", "description": "Up and down."');
    const [team, market] = await compile();
    const link = { words: 'these reviews', href: 'https://example.com/reviews' };
    expect(team?.questions[1]?.help).toMatchObject([
      { kind: 'paragraph' },
      { kind: 'list', items: [['Sort by newest.'], ['Look at ten of ', link, '.']] },
    ]);
    expect(market?.questions[1]?.options.map(({ help }) => help?.length)).toEqual([1, undefined]);
  });

  it('adds an option', async () => {
    await edit('schema.json', '{ "const": "thin"', `${snippetOf('Add an option')},\n{ "const": "thin"`);
    await raiseVersion();
    const [, market] = await compile();
    expect(market?.questions[0]?.options.map(({ id }) => id)).toEqual(['deep', 'weekly', 'thin', 'none']);
  });

  it('shares a list of options', async () => {
    const heading = 'Share a list of options';
    const options = /"oneOf": \[[^\]]*"deep"[^\]]*\]/;
    const path = join(root, 'listing', 'schema.json');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace(options, snippetOf(heading, 1)));
    await mkdir(join(root, 'options'));
    await writeFile(join(root, 'options', 'answers.json'), snippetOf(heading));
    await expect(compile()).rejects.toThrow('The option "none" of "liquidity" in version 1 is missing');
    const none = '{ "const": "none", "title": "Hardly anyone trades it", "x-retired": true }';
    await edit('answers.json', '] }', `, ${none}] }`, 'options');
    await raiseVersion();
    const [, market] = await compile();
    expect(market?.questions[0]?.options.map(({ id }) => id)).toEqual(['deep', 'thin', 'none']);
  });

  it('asks for a country from the shipped list, in a list with a search', async () => {
    await cp(at('../../schemas/options'), join(root, 'options'), { recursive: true });
    await edit(
      'schema.json',
      '"liquidity": {',
      `${snippetOf('Share a list of options', 2)},\n"liquidity": {`,
    );
    await raiseVersion();
    const [, market] = await compile();
    expect(market?.questions[0]).toMatchObject({ id: 'seat', type: 'choice', widget: 'select' });
    expect(market?.questions[0]?.options).toHaveLength(249);
  });

  it('adds an option with a text field', async () => {
    const option = '{ "const": "none", "title": "Hardly anyone trades it" }';
    await edit('schema.json', option, `${option},\n${snippetOf('Add an option with its own text')}`);
    await raiseVersion();
    const [, market] = await compile();
    expect(market?.questions.map(({ id }) => id)).toEqual(['liquidity', 'liquidity_other', 'shape']);
  });

  it('asks a question of tokens only', async () => {
    const snippet = snippetOf('Ask a question of certain coins only');
    await edit('schema.json', '"liquidity": {', `${snippet},\n"liquidity": {`);
    await raiseVersion();
    const sections = await compile();
    const askedOf = (kind: string) => [
      ...findAsked({ sections }, { answers: {}, conditionFacts: { market: { token_or_coin: kind } } }),
    ];
    expect(askedOf('token')).toContain('issuer');
    expect(askedOf('?')).toContain('issuer');
    expect(askedOf('coin')).not.toContain('issuer');
  });

  it('finds the name of every fact that a condition may test', () => {
    const part = guide.split('## Ask a question of certain coins only')[1]?.split('\n## ')[0] ?? '';
    expect(testableFacts.filter((fact) => !part.includes(`\`${fact}\``))).toEqual([]);
  });

  it('shows facts under a question', async () => {
    await edit('ui.json', '"track_record"', `${snippetOf('Show facts under a question')},\n"track_record"`);
    const [team] = await compile();
    const [first, second] = team?.questions.find(({ id }) => id === 'is_named')?.evidence ?? [];
    expect([first?.fact, second?.fact]).toEqual(['market_cap_coingecko', 'market_cap_coinpaprika']);
    expect(first?.rule && meetsRule(first.rule.yes, 100_000_000)).toBe(true);
    expect(first?.rule && meetsRule(first.rule.no, 99_999_999)).toBe(true);
  });

  it('shows a fact once for a section', async () => {
    const snippet = snippetOf('Show a fact once for a section');
    await edit('ui.json', '"track_record"', `${snippet},\n"track_record"`);
    const [team] = await compile();
    const shared = { fact: 'exchange_listings', shared: true };
    expect(team?.evidence).toEqual([{ fact: 'exchange_listings' }]);
    expect(team?.questions.map(({ evidence }) => evidence)).toEqual([
      [{ ...shared, rule: expect.objectContaining({ words: 'listed on Kraken' }) }],
      [shared],
      [shared],
    ]);
  });

  it('finds the name of every fact that can be shown under a question', () => {
    expect(factIds.filter((fact) => !guide.includes(`\`${fact}\``))).toEqual([]);
  });

  it('links to pages that help to answer', async () => {
    await edit(
      'ui.json',
      '"shape"',
      `${snippetOf('Link to helpful pages').replace('track_record', 'is_named')},\n"shape"`,
    );
    const [team] = await compile();
    const links = team?.questions.find(({ id }) => id === 'is_named')?.lookup ?? [];
    const fill = (values: LookupValues) => links.map(({ href }) => fillLink(href, values));
    expect(fill({ name: 'Maker & Co', symbol: 'MKR', coinpaprika: 'mkr-maker' })).toEqual([
      'https://coinpaprika.com/coin/mkr-maker/',
      'https://duckduckgo.com/?q=Maker%20%26%20Co%20MKR%20founder',
    ]);
    expect(fill({ name: 'Maker' })).toEqual([undefined, 'https://duckduckgo.com/?q=Maker%20founder']);
  });

  it('adds a section', async () => {
    await edit('schema.json', '"market": {', `${snippetOf('Add a section')},\n"market": {`);
    await raiseVersion();
    expect((await compile()).map(({ id }) => id)).toEqual(['team', 'audits', 'market']);
  });

  it('adds a question with pictures', async () => {
    const question = {
      type: 'array',
      title: 'Where does it trade?',
      description: 'A pool or an order book.',
      uniqueItems: true,
      items: {
        type: 'string',
        oneOf: [
          { const: 'pool', title: 'In a pool' },
          { const: 'book', title: 'In an order book' },
        ],
      },
    };
    await edit(
      'schema.json',
      '"liquidity": {',
      `"liquidity_kind": ${JSON.stringify(question)}, "liquidity": {`,
    );
    await edit('ui.json', '"shape": {', `${snippetOf('Show pictures of options')},\n"shape": {`);
    for (const name of ['pool', 'book'])
      await cp(join(root, 'listing/images/waves.svg'), join(root, `listing/images/${name}.svg`));
    await raiseVersion();
    const [, market] = await compile();
    const asked = market?.questions.find(({ id }) => id === 'liquidity_kind');
    expect(asked?.options.map(({ image }) => image)).toEqual(['images/pool.svg', 'images/book.svg']);
  });

  it('asks a question only after certain answers', async () => {
    const heading = 'Ask a question only after certain answers';
    const words = { title: 'Which of these?', description: 'Look at its site.' };
    const oneOf = ['forum', 'chat'].map((name) => ({ const: name, title: name }));
    const channels = { type: 'array', ...words, uniqueItems: true, items: { type: 'string', oneOf } };
    const earlier = { has_team: { ...words, type: 'boolean', title: 'Has it a team?' }, channels };
    await edit('schema.json', '"is_named": {', `${JSON.stringify(earlier).slice(1, -1)},\n"is_named": {`);
    await edit('schema.json', '"liquidity": {', `${snippetOf(heading)},\n"liquidity": {`);
    await edit('schema.json', '"maxLength": 1000', `"maxLength": 1000, ${snippetOf(heading, 1)}`);
    await raiseVersion();
    const asked = (await compile()).flatMap(({ questions }) => questions);
    const conditionsOf = (name: string) => asked.find(({ id }) => id === name)?.conditions;
    expect(conditionsOf('team_size')).toEqual([{ question: 'has_team', const: true }]);
    expect(conditionsOf('track_record')).toMatchObject([{ anyOf: [{ const: false }, { not: {} }] }]);
  });

  it('lets a number or a day be a sign', async () => {
    const heading = 'Turn a number or a day into a sign';
    const words = { description: 'Look at its site.' };
    const cap = { type: 'number', title: 'What is it worth?', ...words, 'x-unit': 'usd' };
    const since = { type: 'string', format: 'date', title: 'Since when is it traded?', ...words };
    const ask = (id: string, question: object, snippet: string) =>
      `"${id}": ${JSON.stringify(question).slice(0, -1)}, ${snippet} }, `;
    const both = ask('cap', cap, snippetOf(heading)) + ask('since', since, snippetOf(heading, 1));
    await edit('schema.json', '"liquidity": {', `${both}"liquidity": {`);
    await raiseVersion();
    const [, market] = await compile();
    const [first, second] = (market?.questions ?? []).map(findBands);
    expect(first).toHaveLength(3);
    expect(second?.at(-1)).toEqual({ from: 2, unit: 'years', signal: 'positive' });
  });

  it('lets members add notes to answers', async () => {
    const snippet = snippetOf('Let members add notes');
    await edit('schema.json', '"reward": 5', `"reward": 5, ${snippet}`);
    const outcome = await checkFolders(root);
    if (outcome.kind === 'problems') throw new Error(outcome.report);
    expect(outcome.warnings).toEqual([]);
    const { source } = outcome.folders.find((folder) => folder.source.id === 'listing')!;
    expect(compileSource(source).questionnaire.notes).toBe(true);
  });

  it('asks for a small table, whose columns cannot change after the release', async () => {
    const snippet = snippetOf('Ask for a table');
    await edit('schema.json', '"liquidity": {', `${snippet},\n"liquidity": {`);
    await raiseVersion();
    const [, market] = await compile();
    expect(market?.questions[0]).toMatchObject({
      type: 'rows',
      settings: {
        max: 10,
        columns: [{ type: 'text' }, { type: 'number' }, { type: 'date' }, { type: 'boolean' }],
      },
      widget: 'rows',
    });
    await release();
    await edit('schema.json', '"x-unit": "percent"', '"x-unit": "usd"');
    await expect(compile()).rejects.toThrow('"share" of "holders" had another kind or unit in version 2');
    await edit('schema.json', '"share": {', '"part": {');
    await expect(compile()).rejects.toThrow('The column "share" of "holders" in version 2 is missing');
  });

  it('asks for a table whose rows are known, shown as a matrix', async () => {
    const snippet = snippetOf('Ask for a table', 1);
    await edit('schema.json', '"liquidity": {', `${snippet},\n"liquidity": {`);
    await edit('ui.json', '{', '{ "risks": { "ui:widget": "matrix" }, ');
    await raiseVersion();
    const [, market] = await compile();
    expect(market?.questions[0]).toMatchObject({
      type: 'rows',
      settings: { max: 2, rows: [{ id: 'custody' }, { id: 'bridge' }] },
      widget: 'matrix',
    });
  });

  it('calculates a value from the answers before it', async () => {
    const snippet = snippetOf('Calculate a value');
    await edit('schema.json', '"liquidity": {', `${snippet},\n"liquidity": {`);
    await raiseVersion();
    const [, market] = await compile();
    expect(market?.questions.slice(0, 3).map(({ id }) => id)).toEqual(['size', 'audits', 'liquidity']);
    expect(market?.calculated).toMatchObject([
      { id: 'score', after: 'audits', bands: [{ title: 'Fine' }, {}] },
    ]);
    await release();
    await edit('schema.json', '["size", 2]', '["size", 3]');
    await expect(compile()).rejects.toThrow('calculated value "Score" (score): the formula was');
  });

  it('complains about answers that do not go together', async () => {
    const question = (id: string) => `"${id}": { "type": "number", "title": "${id}?", "x-unit": "percent" }`;
    await edit(
      'schema.json',
      '"liquidity": {',
      `${question('smallest')}, ${question('largest')},\n"liquidity": {`,
    );
    const rules = snippetOf('Complain about answers that do not go together');
    await edit('schema.json', '"title": "Market",', `"title": "Market", ${rules},`);
    await raiseVersion();
    const [, market] = await compile();
    expect(market?.rules?.map((rule) => [rule.at, rule.level])).toEqual([
      ['largest', 'error'],
      ['largest', 'warning'],
    ]);
    await release();
    await edit('schema.json', 'decides alone', 'decides');
    await compile();
    await edit('schema.json', '"lessThan": ["largest"', '"equals": ["largest"');
    await expect(compile()).rejects.toThrow(
      'rule at "largest?" (largest), if “largest?” is less than “smallest?”',
    );
  });

  it('shows a text between questions, without a new version', async () => {
    const snippet = snippetOf('Show a text between questions');
    await edit('schema.json', '"liquidity": {', `${snippet},\n"liquidity": {`);
    const [, market] = await compile();
    expect(market?.questions[0]?.id).toBe('liquidity');
    expect(market?.texts).toMatchObject([{ id: 'before_holders', title: 'Before you look at holders' }]);
  });

  it('asks a section only after certain answers', async () => {
    const condition = { question: 'is_named', const: true };
    await edit(
      'schema.json',
      '"title": "Market"',
      `"title": "Market", "x-asked-if": ${JSON.stringify(condition)}`,
    );
    await raiseVersion();
    const [, market] = await compile();
    expect(market?.questions.map(({ conditions }) => conditions)).toEqual([[condition], [condition]]);
  });

  it('makes an answer required', async () => {
    const snippet = snippetOf('Require an answer');
    await edit(
      'schema.json',
      '"description": "Who is behind it"',
      `"description": "Who is behind it", ${snippet}`,
    );
    await raiseVersion();
    const [team] = await compile();
    expect(team?.questions.filter(({ required }) => required).map(({ id }) => id)).toEqual(['track_record']);
  });

  it('lets one yes rule out another', async () => {
    const snippet = snippetOf('Exclude a second yes');
    await edit('schema.json', '"x-excludes": ["is_named"]', snippet);
    await edit('schema.json', '"is_named": {', '"commsize_billions": { "x-former-ids": ["is_named"],');
    await raiseVersion();
    const [team] = await compile();
    expect(team?.questions.map(({ excludes }) => excludes)).toEqual([[], ['commsize_billions'], []]);
  });

  it('renames a question', async () => {
    await edit('schema.json', '"track_record": {', '"history": { "x-former-ids": ["track_record"],');
    await edit('ui.json', '"track_record"', '"history"');
    await raiseVersion();
    expect(questionIds(await compile())).toContain('history');
  });

  it('retires a question', async () => {
    await edit('schema.json', '"maxLength": 1000', '"maxLength": 1000, "x-retired": true');
    await raiseVersion();
    const [team] = await compile();
    expect(team?.questions.filter(({ retired }) => retired).map(({ id }) => id)).toEqual(['track_record']);
  });

  it('renames a section and a whole questionnaire, and must keep their former ids', async () => {
    const former = (name: string) =>
      snippetOf('Change what members have already answered').replace('markets', name);
    await edit('schema.json', '"market": {', `"trade": {\n${former('market')},`);
    await rename(join(root, 'listing'), join(root, 'quotation'));
    await edit('schema.json', '"x-questionnaire"', `${former('listing')},\n"x-questionnaire"`, 'quotation');
    await edit('schema.json', '"version": 1', '"version": 2', 'quotation');
    const [, trade] = await compile('quotation');
    expect(trade).toMatchObject({ id: 'trade', formerIds: ['market'] });
    expect(await release()).toEqual(['Recorded version 2 of quotation.']);
    await edit('schema.json', `${former('market')},`, '', 'quotation');
    await expect(compile('quotation')).rejects.toThrow('The section "market" of version 1 is missing');
    await edit('schema.json', '"trade": {', `"trade": {\n${former('market')},`, 'quotation');
    await edit('schema.json', former('listing'), former('enlisting'), 'quotation');
    await expect(compile('quotation')).rejects.toThrow(
      'The questionnaire was called "listing", then "quotation" in version 2; "x-former-ids" must continue this order',
    );
  });

  it('retires a section and a whole questionnaire', async () => {
    await edit('schema.json', '"market": {', '"market": { "x-retired": true,');
    await raiseVersion();
    const [team, market] = await compile();
    expect(team?.questions.some(({ retired }) => retired)).toBe(false);
    expect(market?.questions.every(({ retired, required }) => retired && !required)).toBe(true);
    await edit('schema.json', '"x-questionnaire"', '"x-retired": true, "x-questionnaire"');
    expect((await compile()).flatMap(({ questions }) => questions).every(({ retired }) => retired)).toBe(
      true,
    );
    expect(await checkFolders(root)).toMatchObject({ kind: 'passed' });
  });

  it('releases a version, whose questions cannot be renamed silently afterwards', async () => {
    await edit('schema.json', '"liquidity": {', `${snippetOf('Add a question')},\n"liquidity": {`);
    await raiseVersion();
    expect(await release()).toEqual(['Recorded version 2 of listing.']);
    expect(await checkFolders(root)).toMatchObject({ kind: 'passed', warnings: [] });
    await edit('schema.json', '"reviews_recent"', '"reviews_new"');
    await expect(compile()).rejects.toThrow('The question "reviews_recent" of version 2 is missing');
  });

  it('is asked to raise the version when the limit of a released text changes', async () => {
    await edit('schema.json', '"maxLength": 1000', '"maxLength": 1200');
    await raiseVersion();
    await release();
    expect(await compile()).toHaveLength(2);
    await edit('schema.json', '"maxLength": 1200', '"maxLength": 1300');
    await expect(compile()).rejects.toThrow(
      /the longest text was 1200 and is 1300 now; raise "version" to 3\.$/,
    );
  });

  it('asks for a text in any of the formats, which stays after the release', async () => {
    const [, kinds = ''] = guide.split('## More kinds of answers');
    const named = Array.from(kinds.split('\n## ')[0]?.matchAll(/"([a-z-]+)"/g) ?? [], ([, name]) => name);
    expect(listTextFormats().filter((format) => !named.includes(format))).toEqual([]);
    const ask = (format: string) =>
      `"account": { "type": "string", "format": "${format}", "title": "Where to?", "description": "See its site." }, `;
    await edit('schema.json', '"liquidity": {', `${ask('iban')}"liquidity": {`);
    await raiseVersion();
    const [, market] = await compile();
    expect(market?.questions[0]).toMatchObject({ type: 'address', settings: { format: 'iban' } });
    await release();
    await edit('schema.json', '"iban"', '"lei"');
    await expect(compile()).rejects.toThrow('had the format iban in version 2 and now has lei');
  });

  it('limits a day', async () => {
    await edit('schema.json', '"liquidity": {', `${snippetOf('Limit a day')},\n"liquidity": {`);
    await raiseVersion();
    const [, market] = await compile();
    const settings = { earliest: '2009-01-03', latest: 'today' };
    expect(market?.questions[0]).toMatchObject({ type: 'date', settings });
    await release();
    await edit('schema.json', '"2009-01-03"', '"2015-01-01"');
    await expect(compile()).rejects.toThrow('The earliest day of "launched" was 2009-01-03');
  });

  it('asks for a text of a certain form, which only widens after the release', async () => {
    const snippet = snippetOf('Ask for a text of a certain form');
    await edit('schema.json', '"liquidity": {', `${snippet},\n"liquidity": {`);
    await raiseVersion();
    const [, market] = await compile();
    expect(market?.questions[0]).toMatchObject({ type: 'text', settings: { patternWords: /as CH-123$/ } });
    await release();
    await edit('schema.json', '[0-9]{2,6}', '[0-9]+');
    await expect(compile()).rejects.toThrow('The pattern of "permit" was ^[A-Z]{2}-[0-9]{2,6}$');
  });

  it('gives a questionnaire up', async () => {
    await rm(join(root, 'mood'), { recursive: true });
    await expect(compile()).rejects.toThrow('The folder "mood" is missing');
    const ledger = join(root, 'released.json');
    const seals: Record<string, string> = JSON.parse(await readFile(ledger, 'utf8'));
    await writeFile(ledger, JSON.stringify({ ...seals, mood: 'given up' }));
    expect(await release()).toEqual([]);
    expect(await checkFolders(root)).toMatchObject({ kind: 'passed', givenUp: ['mood'], warnings: [] });
  });

  it('creates a questionnaire that passes the checks, but not under a name that is taken', async () => {
    const made = await makeFolder(root, 'tokenomics');
    expect(made).toMatchObject({ kind: 'made', steps: expect.stringMatching(/1\. npm run dev .*5\. When/s) });
    expect(questionIds(await compile('tokenomics'))).toEqual(['first']);
    expect(await makeFolder(root, 'tokenomics')).toEqual({
      kind: 'refused',
      sentence: 'There is a folder schemas/tokenomics already.',
    });
    expect(await makeFolder(root, 'email')).toMatchObject({ kind: 'refused' });
  });

  it('gives a questionnaire its own page', async () => {
    await makeFolder(root, 'governance');
    await edit('schema.json', '"page": "/news"', '"page": "/governance"', 'governance');
    await expect(compile('governance')).rejects.toThrow('or describe the new page under "x-page".');
    const page = snippetOf('Give a questionnaire its own page');
    await edit('schema.json', '"properties"', `${page},\n"properties"`, 'governance');
    await expect(compile('governance')).rejects.toThrow('add "subject": "coin", or remove the panel');
    await edit('schema.json', '"reward": 5', '"reward": 5, "subject": "coin"', 'governance');
    expect(questionIds(await compile('governance'))).toEqual(['first']);
  });
});
