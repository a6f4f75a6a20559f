/**
 * Checks types, lint, format and dead code in parallel without running the code. Prints sizes of files and folders.
 *
 * Usage: npm run check
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describeSizes } from './checks/size-report.ts';
import { runSteps } from './checks/run-steps.ts';
import { sourceChecks } from './checks/steps.ts';
import { availableParallelism } from 'node:os';
import { compileAll } from './questionnaires/compile.ts';
import { buildDir } from './questionnaires/paths.ts';

// The browser's code imports the compiled catalogue; types do not depend on its age.
if (!existsSync(join(buildDir, 'catalog.json'))) await compileAll();
for (const line of describeSizes(['src', 'scripts', 'tests', 'stories'])) console.log(line);
const { passed, failures } = await runSteps(sourceChecks, availableParallelism());
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
