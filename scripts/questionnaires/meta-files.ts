import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { isRecord } from '../../src/lib/is-record.ts';
import { readJsonText } from './json-file.ts';
import { toProblem, type Problem } from './problem.ts';
import { metaDir } from './paths.ts';

/** The kind of a file in schemas/, named like the file in schemas/meta that describes it. */
export type MetaKind = 'schema' | 'ui' | 'released' | 'options';

export interface MetaFiles {
  readonly problems: readonly Problem[];
  /** Absent while there are problems. */
  readonly validators?: Readonly<Record<MetaKind, ValidateFunction>>;
  readonly definitions: Readonly<Record<string, unknown>>;
}

/**
 * Reads the files that describe the format, those beside the questionnaires or else the project's. A broken one, as after
 * a merge, is a problem like any other.
 */
export function readMetaFiles(schemas: string): MetaFiles {
  const own = join(schemas, 'meta');
  const dir = existsSync(own) ? own : metaDir;
  const [schema, ui, released, options] = [
    readMetaFile(dir, 'schema'),
    readMetaFile(dir, 'ui'),
    readMetaFile(dir, 'released'),
    readMetaFile(dir, 'options'),
  ];
  const problems = [schema, ui, released, options].flatMap((file) => file.problems);
  const definitions = isRecord(schema.value['definitions']) ? schema.value['definitions'] : {};
  if (problems.length > 0) return { problems, definitions };
  // Verbose errors carry their schema: sentences quote its words for what may be written.
  const ajv = new Ajv({ allErrors: true, strict: false, verbose: true });
  try {
    // By the name under which the others refer to it.
    ajv.addSchema(schema.value, 'schema.json');
    const validators = {
      schema: ajv.compile(schema.value),
      ui: ajv.compile(ui.value),
      released: ajv.compile(released.value),
      options: ajv.compile(options.value),
    };
    return { problems, validators, definitions };
  } catch (error) {
    // The first of many.
    const [said] = String(error).split(', data/');
    const place = { file: 'schemas/meta', line: 1 };
    const problem = toProblem('error', place, 'meta-files-wrong', { reason: String(said) });
    return { problems: [problem], definitions };
  }
}

interface MetaFile {
  readonly problems: readonly Problem[];
  readonly value: Readonly<Record<string, unknown>>;
}

function readMetaFile(dir: string, kind: MetaKind): MetaFile {
  const file = `schemas/meta/${kind}.json`;
  const refuse = (code: 'meta-file-missing' | 'meta-file-unreadable'): MetaFile => ({
    problems: [toProblem('error', { file, line: 1 }, code, {})],
    value: {},
  });
  const path = join(dir, `${kind}.json`);
  if (!existsSync(path)) return refuse('meta-file-missing');
  const reading = readJsonText(readFileSync(path, 'utf8'), file);
  if (reading.kind !== 'read')
    return { problems: reading.kind === 'problems' ? reading.problems : [], value: {} };
  const { value } = reading.file;
  return isRecord(value) ? { problems: [], value } : refuse('meta-file-unreadable');
}
