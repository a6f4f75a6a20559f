import { parseArgs } from 'node:util';
import { nearest } from './nearest.ts';

export const usage = `Checks the content of schemas/ and says in plain sentences, with file and line, what is wrong.

  npm run schemas                   check
  npm run schemas -- --fix          put slips right first: encoding, punctuation, the spelling of keys
  npm run schemas -- --json         print what was found as JSON
  npm run schemas -- --new NAME     make the folder of a new questionnaire, and say what to do next
  npm run schemas -- --release      check, then record each questionnaire's version: what went live stays known
  npm run schemas -- --help         print this

An error refuses: nothing is built from it. A warning is worth a look.`;

const flags = ['fix', 'json', 'release', 'help'] as const;

/** What `npm run schemas` was asked to do; `new` is the name of a questionnaire to make. */
export type Arguments = { readonly kind: 'asked'; readonly new?: string } & Readonly<
  Record<(typeof flags)[number], boolean>
>;

/** Reads the command line; what cannot be understood is said in a sentence. */
export function readArguments(
  args: readonly string[],
): Arguments | { readonly kind: 'refused'; readonly sentence: string } {
  const { tokens } = parseArgs({
    args: [...args],
    options: { new: { type: 'string' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const known: readonly string[] = [...flags, 'new'];
  const asked = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []));
  const unknown = asked.find(({ name }) => !known.includes(name));
  if (unknown) {
    const meant = nearest(unknown.name, known);
    const options = known.map((name) => `--${name}`).join(', ');
    return refuse(
      `There is no ${unknown.rawName}${meant === undefined ? '' : `; --${meant} is meant`}. There are ${options}.`,
    );
  }
  const extra = tokens.find(({ kind }) => kind === 'positional');
  if (extra?.kind === 'positional')
    return refuse(`"${extra.value}" is no option; all questionnaires are checked together. See --help.`);
  const name = asked.find((token) => token.name === 'new');
  if (name && name.value === undefined)
    return refuse('--new needs a name: npm run schemas -- --new tokenomics.');
  const isAsked = (flag: string) => asked.some((token) => token.name === flag);
  return {
    kind: 'asked',
    fix: isAsked('fix'),
    json: isAsked('json'),
    release: isAsked('release'),
    help: isAsked('help'),
    ...(name?.value !== undefined && { new: name.value }),
  };
}

function refuse(sentence: string): { readonly kind: 'refused'; readonly sentence: string } {
  return { kind: 'refused', sentence };
}
