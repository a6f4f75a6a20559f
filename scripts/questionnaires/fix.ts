import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyEdits, modify, parseTree, type Edit, type Node } from 'jsonc-parser';
import { findSlips } from './json/find-slips.ts';
import { readTextFile } from './json/read-text.ts';
import { readJsonText } from './json-file.ts';
import { readMetaFiles, type MetaFiles } from './meta-files.ts';
import { listMetaProblems } from './meta-problems.ts';
import { optionsFolder } from './option-lists.ts';
import { isRecord } from '../../src/lib/is-record.ts';

/** Corrects encoding, punctuation and misspelt keys in an editor's files. Returns the paths of the files it wrote. */
export async function fixFolders(root: string): Promise<readonly string[]> {
  const folders = (await readdir(root, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && entry.name !== 'meta',
  );
  const files = await Promise.all(folders.map(({ name }) => listFixed(join(root, name), name)));
  const meta = readMetaFiles(root);
  const fixed = files.flat().map((one) => fixFile(one, meta));
  return (await Promise.all(fixed)).flatMap((path) => (path === undefined ? [] : [path]));
}

interface Fixed {
  readonly path: string;
  readonly kind: 'schema' | 'ui' | 'options';
}

async function listFixed(dir: string, name: string): Promise<readonly Fixed[]> {
  if (name !== optionsFolder)
    return (['schema', 'ui'] as const).map((kind) => ({ path: join(dir, `${kind}.json`), kind }));
  const lists = (await readdir(dir)).filter((file) => file.endsWith('.json'));
  return lists.map((file) => ({ path: join(dir, file), kind: 'options' }));
}

/** Corrects one file and returns its path; undefined where no correction is certain. */
async function fixFile({ path, kind }: Fixed, meta: MetaFiles): Promise<string | undefined> {
  const reading = await readTextFile(path);
  if (reading.kind !== 'read') return undefined;
  const { mended = reading.text } = findSlips(reading.text, true);
  const keys = fixKeys(mended, kind, meta);
  const fixed = kind === 'schema' ? fixFormerKeys(fixColumns(keys)) : keys;
  if (fixed === reading.text && !reading.slip) return undefined;
  await writeFile(path, fixed);
  return path;
}

function fixKeys(text: string, kind: Fixed['kind'], meta: MetaFiles): string {
  const reading = readJsonText(text, '');
  if (reading.kind !== 'read') return text;
  const edits = listMetaProblems(meta, kind, reading.file).flatMap(({ edit }) => (edit ? [edit] : []));
  return applyEdits(text, edits);
}

/** Moves the columns of tables from `x-columns`, their former spelling, to `items`. */
function fixColumns(text: string): string {
  const reading = readJsonText(text, '');
  if (reading.kind !== 'read') return text;
  return listFormerColumns(reading.file.value).reduce((before, { path, columns }) => {
    const items = { type: 'object', properties: columns };
    const options = { formattingOptions: { insertSpaces: true, tabSize: 2 } };
    const added = applyEdits(before, modify(before, [...path, 'items'], items, options));
    return applyEdits(added, modify(added, [...path, 'x-columns'], undefined, options));
  }, text);
}

/** Former spellings of keys of questions and columns, each with the present one. */
const formerKeys: readonly FormerKey[] = [
  {
    former: 'x-latest',
    present: 'formatMaximum',
    toValue: (value) => (value === 'today' ? value : undefined),
  },
  {
    former: 'x-options',
    present: '$ref',
    toValue: (name) => (typeof name === 'string' ? `../${optionsFolder}/${name}.json` : undefined),
  },
];

interface FormerKey {
  readonly former: string;
  readonly present: string;
  /** The value as it is written now; undefined: the key stays. */
  readonly toValue: (value: unknown) => string | undefined;
}

function fixFormerKeys(text: string): string {
  const tree = parseTree(text, [], { allowTrailingComma: true });
  if (tree === undefined) return text;
  return applyEdits(
    text,
    formerKeys.flatMap((key) => listFormer(tree, key)),
  );
}

/** The properties with a former key in objects without the present one, as they are written now. */
function listFormer(node: Node, key: FormerKey): readonly Edit[] {
  const { children = [], type, offset, length } = node;
  const [name, value] = children;
  const content = type === 'property' && name?.value === key.former ? key.toValue(value?.value) : undefined;
  if (content !== undefined) {
    return [{ offset, length, content: `${JSON.stringify(key.present)}: ${JSON.stringify(content)}` }];
  }
  const hasPresent =
    type === 'object' && children.some(({ children: pair = [] }) => pair[0]?.value === key.present);
  const inside = hasPresent
    ? children.filter(({ children: pair = [] }) => pair[0]?.value !== key.former)
    : children;
  return inside.flatMap((one) => listFormer(one, key));
}

interface FormerColumns {
  readonly path: readonly string[];
  readonly columns: unknown;
}

function listFormerColumns(schema: unknown): readonly FormerColumns[] {
  return listProperties(schema).flatMap(([section, properties]) =>
    listProperties(properties).flatMap(([id, question]) =>
      isRecord(question) && isRecord(question['x-columns']) && question['items'] === undefined
        ? [{ path: ['properties', section, 'properties', id], columns: question['x-columns'] }]
        : [],
    ),
  );
}

function listProperties(schema: unknown): readonly (readonly [string, unknown])[] {
  return isRecord(schema) && isRecord(schema['properties']) ? Object.entries(schema['properties']) : [];
}
