import { parseArgs } from 'node:util';
import { nearest } from './nearest.ts';

export const usage = `Checks the content of schemas/ and says in plain sentences, with file and line, what is wrong.

  npm run schemas                   check
  npm run schemas -- --fix          put slips right first: encoding, punctuation, the spelling of keys and columns
  npm run schemas -- --json         print what was found as JSON
  npm run schemas -- --new NAME     make the folder of a new questionnaire, and say what to do next
  npm run schemas -- --evidence     check, then list the facts and links of each question, and facts under none
  npm run schemas -- --diff         check, then list what has changed since the last release
  npm run schemas -- --release      the same, then record it, once it is answered with yes: what went live stays known
  npm run schemas -- --release --yes       the same without being asked
  npm run schemas -- --diff --against PLACE      print too what becomes of the answers in a database: the address of a
                                    PostgreSQL database, or the folder of an embedded one
  npm run schemas -- --help         print this

An error refuses: nothing is built from it. A warning is worth a look.`;

const flags = ['fix', 'json', 'evidence', 'diff', 'release', 'yes', 'help'] as const;

const valued = { new: 'tokenomics', against: './data' } as const;

/** The arguments of `npm run schemas`; `new` is the name of a questionnaire to make, `against` a database. */
export type Arguments = {
  readonly kind: 'asked';
  readonly new?: string;
  readonly against?: string;
} & Readonly<Record<(typeof flags)[number], boolean>>;

export function readArguments(
  args: readonly string[],
): Arguments | { readonly kind: 'refused'; readonly sentence: string } {
  const { tokens } = parseArgs({
    args: [...args],
    options: { new: { type: 'string' }, against: { type: 'string' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const known: readonly string[] = [...flags, ...Object.keys(valued)];
  const asked = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []));
  const unknown = asked.find(({ name }) => !known.includes(name));
  if (unknown) {
    const meant = nearest(unknown.name, known);
    const options = known.map((name) => `--${name}`).join(', ');
    return refuse(
      `Unknown option ${unknown.rawName}.${meant === undefined ? '' : ` Did you mean --${meant}?`} The options are ${options}.`,
    );
  }
  const extra = tokens.find(({ kind }) => kind === 'positional');
  if (extra?.kind === 'positional')
    return refuse(`"${extra.value}" is not an option; all questionnaires are checked together. See --help.`);
  const valueOf = (option: keyof typeof valued) => asked.find((token) => token.name === option);
  for (const option of ['new', 'against'] as const) {
    const given = valueOf(option);
    if (given && given.value === undefined)
      return refuse(`--${option} needs a value: npm run schemas -- --${option} ${valued[option]}.`);
  }
  const [name, against] = [valueOf('new')?.value, valueOf('against')?.value];
  const isAsked = (flag: string) => asked.some((token) => token.name === flag);
  return {
    kind: 'asked',
    fix: isAsked('fix'),
    json: isAsked('json'),
    evidence: isAsked('evidence'),
    diff: isAsked('diff') || isAsked('against'),
    release: isAsked('release'),
    yes: isAsked('yes'),
    help: isAsked('help'),
    ...(name !== undefined && { new: name }),
    ...(against !== undefined && { against }),
  };
}

function refuse(sentence: string): { readonly kind: 'refused'; readonly sentence: string } {
  return { kind: 'refused', sentence };
}
