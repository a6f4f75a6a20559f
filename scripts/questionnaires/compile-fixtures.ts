import { fileURLToPath } from 'node:url';
import { compileAll } from './compile.ts';

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

export async function compileFixtures(): Promise<void> {
  await compileAll({ from: path('tests/fixtures/questionnaires'), to: path('build/fixtures') });
}
