import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { OptionSource } from '../../src/engine/compile/question-source.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { ifThere } from './if-there.ts';
import { readJsonFile, type JsonFile } from './json-file.ts';
import { toProblem, type Problem } from './problem.ts';
import type { MetaFiles } from './meta-files.ts';
import { metaProblems } from './meta-problems.ts';

/** The folder beside the questionnaires with the option lists that questions share. */
export const optionsFolder = 'options';

export interface OptionList {
  readonly file: JsonFile;
  readonly options: readonly OptionSource[];
}

/** The lists by name; undefined: the file cannot be read as a list, and `problems` say why. */
export interface OptionLists {
  readonly lists: ReadonlyMap<string, OptionList | undefined>;
  readonly problems: readonly Problem[];
}

/** Lists that come with the product; an editor may use them. */
const shippedLists: readonly string[] = ['countries'];

const shown = `schemas/${optionsFolder}`;

export async function readOptionLists(root: string, meta: MetaFiles): Promise<OptionLists> {
  const dir = join(root, optionsFolder);
  const found = (await ifThere(readdir(dir))) ?? [];
  const names = found.filter((name) => !name.startsWith('.')).toSorted();
  const files = names.filter((name) => /^[a-z][a-z0-9-]{0,63}\.json$/.test(name));
  const read = await Promise.all(files.map(async (name) => ({ name, ...(await readList(dir, name, meta)) })));
  return {
    lists: new Map(read.map(({ name, list }) => [name.replace(/\.json$/, ''), list])),
    problems: [
      ...names.filter((name) => !files.includes(name)).map(toStray),
      ...read.flatMap(({ problems }) => problems),
    ],
  };
}

export function unusedLists({ lists }: OptionLists, used: ReadonlySet<string>): readonly Problem[] {
  return [...lists]
    .filter(([name, list]) => list && !used.has(name) && !shippedLists.includes(name))
    .map(([name]) =>
      toProblem('warning', { file: `${shown}/${name}.json`, line: 1 }, 'list-unused', { name }),
    );
}

async function readList(
  dir: string,
  name: string,
  meta: MetaFiles,
): Promise<{ readonly list: OptionList | undefined; readonly problems: readonly Problem[] }> {
  const reading = await readJsonFile(join(dir, name), `${shown}/${name}`);
  if (reading.kind === 'absent') return { list: undefined, problems: [toStray(name)] };
  if (reading.kind === 'problems') return { list: undefined, problems: reading.problems };
  const { file } = reading;
  if (isRecord(file.value) && 'x-questionnaire' in file.value) {
    const id = name.replace(/\.json$/, '');
    const fault = toProblem('error', file.place(['x-questionnaire']), 'list-is-questionnaire', { id });
    return { list: undefined, problems: [...reading.problems, fault] };
  }
  const problems = [...reading.problems, ...metaProblems(meta, 'options', file)];
  if (problems.some(({ severity }) => severity === 'error')) return { list: undefined, problems };
  // The meta schema has just accepted the value: this is the boundary where it becomes a type.
  const { oneOf } = file.value as { readonly oneOf: readonly OptionSource[] };
  return { list: { file, options: oneOf }, problems };
}

function toStray(name: string): Problem {
  return toProblem('error', { file: `${shown}/${name}`, line: 1 }, 'list-stray', {});
}
