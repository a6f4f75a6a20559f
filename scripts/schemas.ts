/**
 * Checks the content of schemas/ and reports faults in plain sentences, with file and line.
 *
 * Usage: npm run schemas -- --help
 */
import { relative } from 'node:path';
import { askYes } from './questionnaires/ask-yes.ts';
import { checkFolders, listFindings, toLine } from './questionnaires/check.ts';
import { describeEvidence } from './questionnaires/evidence/describe-evidence.ts';
import { fixFolders } from './questionnaires/fix.ts';
import { makeFolder } from './questionnaires/new-folder.ts';
import { schemasDir } from './questionnaires/paths.ts';
import { readArguments, usage, type Arguments } from './questionnaires/read-arguments.ts';
import { releaseFolders } from './questionnaires/release.ts';
import { toReleasedFile } from './questionnaires/released-file.ts';
import { readStoredUse } from './questionnaires/stored-use.ts';
import { describeChanges, describeUnreleased } from './questionnaires/describe-changes.ts';
import { toRefusalLine } from '../src/server/config/start-refusal.ts';

const asked = readArguments(process.argv.slice(2));
if (asked.kind === 'refused') {
  console.error(asked.sentence);
  process.exitCode = 1;
} else if (asked.help) {
  console.log(usage);
} else {
  process.exitCode = await run(asked).catch(refuse);
}

function refuse(error: unknown): number {
  const line = toRefusalLine(error);
  if (line === undefined) throw error;
  console.error(line);
  return 1;
}

async function run({
  fix,
  json,
  evidence,
  diff,
  release,
  yes,
  against,
  new: name,
}: Arguments): Promise<number> {
  if (name !== undefined) return make(name);
  if (fix) for (const path of await fixFolders(schemasDir)) console.error(`Fixed ${relative('.', path)}.`);
  const outcome = await checkFolders(schemasDir);
  const found = listFindings(outcome);
  if (json) console.log(JSON.stringify(found, (key, value) => (key === 'edit' ? undefined : value)));
  else for (const problem of found) console.error(toLine(problem));
  if (outcome.kind === 'problems') return 1;
  if (evidence && !json) for (const line of describeEvidence(outcome.folders)) console.log(line);
  if (diff || release) {
    const use = against === undefined ? undefined : await readStoredUse(against);
    const changes = describeChanges(outcome, use);
    if (!json) for (const line of changes) console.log(line);
    const records = outcome.folders.some(({ source }) => toReleasedFile(source) !== source.released);
    if (release && records && !yes && !(await askYes(process.stdin, process.stderr))) {
      console.error('Nothing was recorded.');
      return 1;
    }
  }
  const recorded = release ? await releaseFolders(schemasDir, outcome) : [];
  if (json) return 0;
  for (const sentence of recorded) console.log(sentence);
  if (!release) for (const line of describeUnreleased(outcome)) console.log(line);
  console.log(`${outcome.folders.length} questionnaires passed all checks.`);
  return 0;
}

async function make(name: string): Promise<number> {
  const made = await makeFolder(schemasDir, name);
  if (made.kind === 'made') console.log(made.steps);
  else console.error(made.sentence);
  return made.kind === 'made' ? 0 : 1;
}
