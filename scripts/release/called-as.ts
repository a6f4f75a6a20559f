import { programsFolder } from '../setup/built-programs.mjs';

/** How an operator calls a command: through npm in a checkout, by its file in a release. */
export function calledAs(name: string): string {
  const file = process.argv[1] ?? '';
  const ofRelease = file.endsWith('.mjs') && !file.endsWith(`/${programsFolder}/${name}.mjs`);
  return ofRelease ? `node ${name}.mjs` : `npm run ${name} --`;
}
