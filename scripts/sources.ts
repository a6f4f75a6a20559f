/**
 * Calls every source of live data once from this machine, with its key if one is set, and prints the results. Exits
 * with 1 if a feed has no live source.
 *
 * Usage: npm run sources
 */
import { survivePipeEnd } from '../src/server/closed-output.ts';
import { readConfig } from '../src/server/config/config.ts';
import { askSources } from './sources/ask-sources.ts';
import { toLines } from './sources/report-table.ts';

survivePipeEnd();

const outcome = readConfig(process.env);
if (outcome.kind === 'refused') {
  console.error(outcome.line);
  process.exitCode = 1;
} else {
  const report = await askSources(outcome.config);
  for (const line of toLines(report)) console.log(line);
  if (report.dead.length > 0) process.exitCode = 1;
}
