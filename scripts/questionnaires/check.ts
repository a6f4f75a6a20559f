import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { QuestionnaireSource } from '../../src/engine/registry/source.ts';
import { contentProblems } from './content-problems.ts';
import { readJsonFile, type JsonFile, type JsonReading, type Problem } from './json-file.ts';
import { metaProblems } from './meta-problems.ts';
import { ownPageProblems } from './page-problems.ts';
import { releaseProblems } from './release-problems.ts';

/** A folder that passed every check. */
export interface CheckedFolder {
  readonly dir: string;
  readonly source: QuestionnaireSource;
}

export type CheckOutcome =
  | { readonly kind: 'passed'; readonly folders: readonly CheckedFolder[] }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[]; readonly report: string };

const reservedNames = ['user', 'coin', 'disclaimer', 'session', 'meta'];

/** Checks every questionnaire's folder: files, meta schemas, content, and what was released before. */
export async function checkFolders(root: string): Promise<CheckOutcome> {
  const entries = await readdir(root, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'meta')
    .map(({ name }) => name);
  const outcomes = await Promise.all(names.toSorted().map((name) => checkFolder(join(root, name), name)));
  const folders = outcomes.flatMap((outcome) => (outcome.kind === 'passed' ? [outcome] : []));
  const problems = [
    ...outcomes.flatMap((outcome) => (outcome.kind === 'problems' ? outcome.problems : [])),
    ...placeProblems(folders),
    ...ownPageProblems(folders),
  ];
  if (problems.length === 0) return { kind: 'passed', folders };
  const report = problems.map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`).join('\n');
  return { kind: 'problems', problems, report };
}

type FolderOutcome =
  | (CheckedFolder & { readonly kind: 'passed'; readonly schemaFile: JsonFile })
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] };

async function checkFolder(dir: string, name: string): Promise<FolderOutcome> {
  const path = (file: string) => `schemas/${name}/${file}`;
  if (!/^[a-z][a-z0-9]{0,31}$/.test(name) || reservedNames.includes(name)) {
    const sentence = `A questionnaire's folder is named by lower-case letters and digits, starting with a letter, and not ${reservedNames.join(', ')}.`;
    return { kind: 'problems', problems: [{ file: `schemas/${name}`, line: 1, sentence }] };
  }
  const [schema, ui, released] = await Promise.all([
    readJsonFile(join(dir, 'schema.json'), path('schema.json')),
    readJsonFile(join(dir, 'ui.json'), path('ui.json')),
    readJsonFile(join(dir, 'released.json'), path('released.json')),
  ]);
  const problems = [
    ...readingProblems(schema, path('schema.json'), true),
    ...readingProblems(ui, path('ui.json'), true),
    ...readingProblems(released, path('released.json'), false),
    ...(schema.kind === 'read' ? metaProblems('schema', schema.file) : []),
    ...(ui.kind === 'read' ? metaProblems('ui', ui.file) : []),
    ...(released.kind === 'read' ? metaProblems('released', released.file) : []),
  ];
  if (problems.length > 0 || schema.kind !== 'read' || ui.kind !== 'read')
    return { kind: 'problems', problems };
  return checkContent(dir, name, schema.file, ui.file, released.kind === 'read' ? released.file : undefined);
}

function checkContent(
  dir: string,
  name: string,
  schemaFile: JsonFile,
  uiFile: JsonFile,
  releasedFile: JsonFile | undefined,
): FolderOutcome {
  // The meta schemas have just accepted the three values: this is the boundary where they become types.
  const source = {
    id: name,
    schema: schemaFile.value,
    ui: uiFile.value,
    released: releasedFile?.value ?? { versions: {} },
  } as QuestionnaireSource;
  const problems = [
    ...contentProblems(source, schemaFile, uiFile, dir),
    ...releaseProblems(source, schemaFile),
  ];
  return problems.length > 0 ? { kind: 'problems', problems } : { kind: 'passed', dir, source, schemaFile };
}

function readingProblems(reading: JsonReading, file: string, needed: boolean): readonly Problem[] {
  switch (reading.kind) {
    case 'read':
      return [];
    case 'absent':
      return needed ? [{ file, line: 1, sentence: 'The file is missing.' }] : [];
    case 'problems':
      return reading.problems;
  }
}

/** Two questionnaires cannot have the same place on a page or among the results. */
function placeProblems(
  folders: readonly (CheckedFolder & { readonly schemaFile: JsonFile })[],
): readonly Problem[] {
  const taken = new Map<string, string>();
  return folders.flatMap(({ source, schemaFile }) => {
    const { page, order, results } = source.schema['x-questionnaire'];
    const places = [
      { key: 'order', name: `place ${order} on ${page}` },
      ...(results === undefined ? [] : [{ key: 'results', name: `place ${results} among the results` }]),
    ];
    return places.flatMap(({ key, name }) => {
      const owner = taken.get(name);
      taken.set(name, source.id);
      if (owner === undefined) return [];
      return [schemaFile.problem(['x-questionnaire', key], `"${owner}" already has ${name}.`)];
    });
  });
}
