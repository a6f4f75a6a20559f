import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { checkFolders } from '../helpers/check-folders.ts';
import { runProgram } from '../helpers/run-program.ts';
import { root } from '../../scripts/setup/files.mjs';

function copyOf(...paths: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'troubled-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of paths) cpSync(join(root, path), join(folder, path), { recursive: true });
  return folder;
}

async function runCheck(schemas: string) {
  const { code, output, errors } = await runProgram('scripts/schemas.ts', [], {
    env: { SCHEMAS_DIR: schemas },
  });
  const said = output + errors;
  const places = Array.from(said.matchAll(/^(schemas\S*:\d+): /gm), ([, place]) => place);
  return { code, places, hasStack: /^ +at /m.test(said) };
}

it('npm run schemas reports a mistake in schemas/meta with its file and line, without a stack trace', async () => {
  const schemas = join(copyOf('schemas'), 'schemas');
  const meta = join(schemas, 'meta/schema.json');
  const whole = readFileSync(meta, 'utf8');

  writeFileSync(meta, whole.replace('\n', '\n<<<<<<< HEAD\n'));
  expect(await runCheck(schemas)).toEqual({
    code: 1,
    places: ['schemas/meta/schema.json:2'],
    hasStack: false,
  });
  writeFileSync(meta, whole.replace('"type": "object"', '"type": "objekt"'));
  expect(await runCheck(schemas)).toEqual({ code: 1, places: ['schemas/meta:1'], hasStack: false });
  rmSync(meta);
  expect(await runCheck(schemas)).toEqual({
    code: 1,
    places: ['schemas/meta/schema.json:1'],
    hasStack: false,
  });
});

it('the content checks end normally when a folder is deleted while they run', async () => {
  const folder = join(copyOf('tests/fixtures/editing'), 'tests/fixtures/editing');
  const listing = join(folder, 'listing');
  for (let turns = 0; turns < 40; turns += 2) {
    const outcome = checkFolders(folder);
    for (let passed = 0; passed < turns; passed += 1) await turn();
    rmSync(listing, { recursive: true });
    expect((await outcome).kind).toMatch(/^(?:passed|problems)$/);
    cpSync(join(root, 'tests/fixtures/editing/listing'), listing, { recursive: true });
  }
});

it('the content checks report a folder with an invalid name, and the mistakes in its files', async () => {
  const folder = join(copyOf('tests/fixtures/editing'), 'tests/fixtures/editing');
  cpSync(join(folder, 'listing'), join(folder, 'a-listing'), { recursive: true });
  const file = join(folder, 'a-listing/schema.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"const": "thin"', '"const": "deep"'));
  const places = await placesOf(folder);
  expect(places).toContain('schemas/a-listing:1');
  expect(places).toContainEqual(expect.stringMatching(/^schemas\/a-listing\/schema\.json:\d+$/));
});

it('the content checks report option lists in a folder of another name as one problem', async () => {
  const folder = join(copyOf('tests/fixtures/editing'), 'tests/fixtures/editing');
  cpSync(join(root, 'tests/fixtures/questionnaires/options'), join(folder, 'options2'), { recursive: true });
  expect(await placesOf(folder)).toEqual(['schemas/options2:1']);
});

async function placesOf(folder: string): Promise<readonly string[]> {
  const outcome = await checkFolders(folder);
  return (outcome.kind === 'problems' ? outcome.problems : []).map(({ file, line }) => `${file}:${line}`);
}
