import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { QuestionnaireSource, ReleasedFile } from '../../src/engine/compile/source.ts';
import { retireInside } from '../../src/engine/compile/retire-inside.ts';
import { uniqueBy } from '../../src/lib/unique-by.ts';
import { contentProblems } from './content-problems.ts';
import { folderNameProblems } from './former-name-problems.ts';
import { pictureProblems, strayProblems } from './folder-files.ts';
import { readJsonFile, type JsonFile, type JsonReading } from './json-file.ts';
import { toProblem, type Problem } from './problem.ts';
import { ledgerName, ledgerProblems, listGivenUp, readLedger, type ReleasedFolder } from './ledger.ts';
import { readMetaFiles, type MetaFiles } from './meta-files.ts';
import { metaProblems } from './meta-problems.ts';
import { list } from './meta-sentences.ts';
import { menuProblems } from './menu-problems.ts';
import { repeatedProblems } from './misleading-problems.ts';
import { spellMoney } from './money-spelling.ts';
import { nearest } from './nearest.ts';
import { optionsFolder, readOptionLists, unusedLists, type OptionLists } from './option-lists.ts';
import { ownPageProblems } from './page-problems.ts';
import { placeProblems, type PlacedQuestionnaire } from './place-problems.ts';
import { placeQuestions } from './placed-source.ts';
import { isGone, releaseProblems, unversionedProblems } from './release-problems.ts';
import { listReserved, reservedNames } from './reserved-names.ts';
import { find, type Finding } from './sentences/sentences.ts';
import { shareOptions } from './shared-options.ts';
import { shortNameHints } from './short-name-hints.ts';

export interface CheckedFolder {
  readonly dir: string;
  readonly source: QuestionnaireSource;
}

export interface PassedCheck {
  readonly kind: 'passed';
  readonly folders: readonly CheckedFolder[];
  readonly givenUp: readonly string[];
  readonly newlyGivenUp: readonly string[];
  readonly warnings: readonly Problem[];
  readonly hints: readonly Problem[];
}

/** `warnings` are for an editor to look at, though nothing breaks; `hints` suggest what would be better. */
type CheckOutcome =
  | PassedCheck
  | {
      readonly kind: 'problems';
      readonly problems: readonly Problem[];
      readonly warnings: readonly Problem[];
      readonly report: string;
      /** The folders without an error; empty if the format itself is broken. */
      readonly sound: readonly CheckedFolder[];
    };

/** Checks every questionnaire's folder: files, meta schemas, content, and what was released before. */
export async function checkFolders(root: string, meta = readMetaFiles(root)): Promise<CheckOutcome> {
  // Without the format no file can be checked.
  if (meta.problems.length > 0) return refuse(meta.problems, [], []);
  const entries = await readdir(root, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory() && !isOther(entry.name) && !entry.name.startsWith('.'))
    .map(({ name }) => name);
  const lists = await readOptionLists(root, meta);
  const outcomes = await Promise.all(
    names.toSorted().map((name) => checkFolder(join(root, name), name, { lists, meta })),
  );
  const folders = outcomes.flatMap((outcome) => (outcome.content ? [outcome.content] : []));
  const ledger = await readLedger(root);
  // Each question that names a wrong list reports the same problem.
  const all = [
    ...lists.problems,
    ...unusedLists(lists, new Set(outcomes.flatMap(({ lists: used = [] }) => used))),
    ...entries.filter((entry) => !entry.isDirectory()).flatMap(({ name }) => rootProblems(name)),
    ...ledgerProblems(ledger, outcomes),
    ...outcomes.flatMap(({ problems }) => problems),
    ...placeProblems(folders),
    ...folderNameProblems(folders),
    ...ownPageProblems(folders),
    ...menuProblems(folders),
    ...repeatedProblems(folders),
  ];
  const found = uniqueBy(all, toLine);
  const problems = found.filter(isError);
  // A line with an error gets no warning too.
  const warnings = found.filter(
    ({ severity, file, line }) =>
      severity === 'warning' && !problems.some((one) => one.file === file && one.line === line),
  );
  const isSound = ({ name, problems: own }: FolderOutcome) =>
    !own.some(isError) && !problems.some(({ file }) => `${file}/`.startsWith(`schemas/${name}/`));
  if (problems.length > 0)
    return refuse(
      problems,
      warnings,
      outcomes.filter(isSound).flatMap(({ content }) => content ?? []),
    );
  const gone = listGivenUp(ledger);
  return {
    kind: 'passed',
    folders,
    givenUp: gone.map(({ id }) => id),
    newlyGivenUp: gone.filter(({ isNew }) => isNew).map(({ id }) => id),
    warnings,
    hints: found.filter(({ severity }) => severity === 'hint'),
  };
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

function refuse(
  problems: readonly Problem[],
  warnings: readonly Problem[],
  sound: readonly CheckedFolder[],
): CheckOutcome {
  return { kind: 'problems', problems, warnings, report: problems.map(toLine).join('\n'), sound };
}

function isOther(name: string): boolean {
  return name === 'meta' || name === optionsFolder;
}

/** A problem in the form by which editors and terminals open the file at its line. */
export function toLine({ severity, file, line, sentence }: Problem): string {
  return `${file}:${line}: ${marks[severity]}${sentence}`;
}

const marks = { error: '', warning: 'Warning: ', hint: 'Hint: ' } as const;

/** Everything that was found, errors first; hints only once there is no error. */
export function listFindings(outcome: CheckOutcome): readonly Problem[] {
  if (outcome.kind === 'passed') return [...outcome.warnings, ...outcome.hints];
  return [...outcome.problems, ...outcome.warnings];
}

interface FolderOutcome extends ReleasedFolder {
  readonly problems: readonly Problem[];
  readonly lists?: readonly string[];
  /** Absent if the folder cannot be read as a questionnaire. */
  readonly content?: CheckedFolder & PlacedQuestionnaire;
}

function rootProblems(name: string): readonly Problem[] {
  if (name === 'README.md' || name === ledgerName || name.startsWith('.')) return [];
  return [toProblem('warning', { file: `schemas/${name}`, line: 1 }, 'file-beside-folders', {})];
}

async function checkFolder(
  dir: string,
  name: string,
  { lists, meta }: { readonly lists: OptionLists; readonly meta: MetaFiles },
): Promise<FolderOutcome> {
  const shown = `schemas/${name}`;
  const path = (file: string) => `${shown}/${file}`;
  const [schema, ui, released] = await Promise.all([
    readJsonFile(join(dir, 'schema.json'), path('schema.json')),
    readJsonFile(join(dir, 'ui.json'), path('ui.json')),
    readJsonFile(join(dir, 'released.json'), path('released.json')),
  ]);
  const misnamed = nameProblems(name, schema.kind === 'absent');
  if (misnamed.length > 0 && schema.kind === 'absent')
    return { name, released: undefined, problems: misnamed };
  const problems = [
    ...misnamed,
    ...(await strayProblems(dir, shown)),
    ...readingProblems(schema, path('schema.json'), 'it holds the sections and questions'),
    ...readingProblems(ui, path('ui.json'), 'write {} into it where no question looks unusual'),
    ...readingProblems(released, path('released.json'), undefined),
    ...(schema.kind === 'read' ? metaProblems(meta, 'schema', schema.file) : []),
    ...(ui.kind === 'read' ? metaProblems(meta, 'ui', ui.file) : []),
    ...(released.kind === 'read' ? metaProblems(meta, 'released', released.file) : []),
  ];
  const releasedFile = released.kind === 'read' ? released.file : undefined;
  // A wrong folder name does not hide other problems.
  const hasErrors = problems.some(({ severity, file }) => severity === 'error' && file !== shown);
  if (schema.kind !== 'read' || problems.some((one) => isError(one) && one.file === path('schema.json')))
    return { name, released: undefined, problems };
  const shared = shareOptions(spellMoney(schema.file), lists);
  const known = { name, lists: shared.used };
  const all = [...problems, ...shared.problems];
  if (!shared.file || shared.problems.length > 0) return { ...known, released: undefined, problems: all };
  if (hasErrors || ui.kind !== 'read') {
    const others = await checkBeside({ dir, name, schemaFile: shared.file }, { ui, releasedFile }, problems);
    return { ...known, released: undefined, problems: [...all, ...others] };
  }
  const content = await checkContent(dir, name, shared.file, ui.file, releasedFile);
  return { ...known, ...content, problems: [...all, ...content.problems] };
}

/** The errors of schema.json while another file of its folder has errors, so that an editor sees all at once. */
async function checkBeside(
  { dir, name, schemaFile }: { readonly dir: string; readonly name: string; readonly schemaFile: JsonFile },
  { ui, releasedFile }: { readonly ui: JsonReading; readonly releasedFile: JsonFile | undefined },
  found: readonly Problem[],
): Promise<readonly Problem[]> {
  const isBroken = (file: string) =>
    found.some((one) => isError(one) && one.file === `schemas/${name}/${file}`);
  const isUnknown = isBroken('released.json');
  const uiFile =
    ui.kind === 'read' && !isBroken('ui.json')
      ? ui.file
      : { ...schemaFile, file: `schemas/${name}/ui.json`, value: {} };
  const record = isUnknown ? undefined : releasedFile;
  const { problems } = await checkContent(dir, name, schemaFile, uiFile, record);
  return problems.filter(
    (one) => isError(one) && one.file === schemaFile.file && !(isUnknown && one.code === 'version-not-first'),
  );
}

async function checkContent(
  dir: string,
  name: string,
  schemaFile: JsonFile,
  uiFile: JsonFile,
  releasedFile: JsonFile | undefined,
): Promise<Omit<FolderOutcome, 'name' | 'lists'>> {
  // The meta schemas have just accepted the three values: this is the boundary where they become types.
  const released = (releasedFile?.value ?? { versions: {} }) as ReleasedFile;
  const written = { id: name, schema: schemaFile.value, ui: uiFile.value, released } as QuestionnaireSource;
  const source = { ...written, schema: retireInside(written.schema) };
  const checked = { dir, source, questions: placeQuestions(source), schemaFile, uiFile, releasedFile };
  const pictures = await pictureProblems(dir, `schemas/${name}`, source.ui);
  const problems = [...contentProblems(checked), ...releaseProblems(checked)];
  // An error of schema.json may be the change itself; but what replaces a missing part needs a new version too.
  const isWrong = problems.some((one) => isError(one) && one.file !== uiFile.file && !isGone(one));
  return {
    released,
    formerIds: source.schema['x-former-ids'],
    problems: [
      ...problems,
      ...pictures,
      ...(isWrong ? [] : unversionedProblems(checked)),
      ...shortNameHints(checked),
    ],
    content: { dir, source, schemaFile },
  };
}

function nameProblems(name: string, isEmpty: boolean): readonly Problem[] {
  const isList = isEmpty && nearest(name, [optionsFolder]) !== undefined;
  const fault = isList ? find('list-folder-misnamed', { folder: optionsFolder }) : findNameFault(name);
  return fault ? [{ severity: 'error', file: `schemas/${name}`, line: 1, ...fault }] : [];
}

/** Why a questionnaire's folder cannot have this name; undefined: it can. */
export function findNameFault(name: string): Finding | undefined {
  if (reservedNames.folder.includes(name))
    return find('folder-name-reserved', { id: name, reserved: list(listReserved('folder'), 'and') });
  return /^[a-z][a-z0-9]{0,31}$/.test(name) ? undefined : find('folder-name-unfit', { id: name });
}

function readingProblems(
  reading: JsonReading,
  file: string,
  purpose: string | undefined,
): readonly Problem[] {
  if (reading.kind !== 'absent') return reading.problems;
  return purpose === undefined ? [] : [toProblem('error', { file, line: 1 }, 'file-missing', { purpose })];
}
