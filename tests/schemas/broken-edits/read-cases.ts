import { readFileSync } from 'node:fs';
import * as edit from './edits.ts';

export interface BrokenEdit {
  readonly group: string;
  readonly what: string;
  readonly edits: readonly edit.Edit[];
  /** All findings of the checks, as findCodesAfter returns them. */
  readonly says: readonly string[];
}

/** The cases of cases.txt, whose head explains their syntax. */
export function readCases(): readonly BrokenEdit[] {
  const lines = readFileSync(new URL('./cases.txt', import.meta.url), 'utf8').split('\n');
  const named = new Map<string, string>();
  const cases: BrokenEdit[] = [];
  let group = '';
  for (const line of lines.filter((one) => one !== '' && !one.startsWith('//'))) {
    const [, name, edits = ''] = /^(\$\S+) = (.*)$/.exec(line) ?? [];
    if (name !== undefined) named.set(name, edits);
    else if (line.startsWith('# ')) group = line.slice(2);
    else cases.push({ group, ...readCase(line, named) });
  }
  return cases;
}

function readCase(line: string, named: ReadonlyMap<string, string>): Omit<BrokenEdit, 'group'> {
  const [what = '', edits = '', says = ''] = line.split(' | ');
  const written = edits.split(' && ').flatMap((one) => named.get(one)?.split(' && ') ?? one);
  const findings = says === 'nothing' ? [] : says.split(' && ');
  return {
    what,
    edits: written.map(readEdit),
    says: findings.map((one) => one.replace(/^[^:]+/, toFile)),
  };
}

function readEdit(text: string): edit.Edit {
  const [, verb, first = '', second = ''] =
    /^(delete|folder|move|copy|link|encode|release)(?: (.+?)(?: => (.+))?)?$/.exec(text) ?? [];
  const file = toFile(first);
  if (verb === 'release') return edit.releaseSecond;
  if (verb === 'delete') return edit.remove(file);
  if (verb === 'folder') return edit.makeFolder(file);
  if (verb === 'move') return edit.rename(file, toFile(second));
  if (verb === 'copy') return edit.copy(file, toFile(second));
  if (verb === 'link') return edit.link(file, second);
  if (verb === 'encode') return edit.save(file, (content) => Buffer.from(content, second as BufferEncoding));
  const [, of = '', sign, left = '', right = ''] =
    /^(\S+?)(?:( :=) (.*)|( @) (\S+) =(.*)|(:) (.*?) => (.*))$/
      .exec(text)
      ?.filter((one) => one !== undefined) ?? [];
  if (sign === ' :=') return edit.write(toFile(of), toContent(left));
  if (sign === ' @')
    return edit.set(toFile(of), toKeys(left), right === '' ? undefined : JSON.parse(toText(right)));
  if (sign === ':') return edit.change(toFile(of), toText(left), toText(right));
  throw new Error(`cases.txt has an edit that cannot be read: ${text}`);
}

function toFile(name: string): string {
  return ['schema', 'ui', 'released'].includes(name) ? `listing/${name}.json` : name;
}

function toKeys(path: string): readonly string[] {
  return path.replace(/^\//, 'properties.').replaceAll('/', '.properties.').split('.');
}

function toContent(text: string): string | Uint8Array {
  return text.startsWith('base64 ') ? Buffer.from(text.slice('base64 '.length), 'base64') : toText(text);
}

function toText(text: string): string {
  return text
    .replaceAll('¶', '\n')
    .replaceAll(/⟨U\+([0-9A-F]+)⟩/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/⟨([^⟨⟩]+)\*(\d+)⟩/g, (_, part: string, times: string) => part.repeat(Number(times)));
}
