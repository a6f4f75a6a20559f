import { readFile } from 'node:fs/promises';
import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { isRecord } from '../../src/lib/is-record.ts';

/** Something an editor has to mend: where, and what in one sentence. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly sentence: string;
}

/** Keys and indexes from a file's root to the place meant. */
export type JsonPath = readonly (string | number)[];

/** A JSON file with its places. */
export interface JsonFile {
  readonly file: string;
  readonly value: unknown;
  readonly problem: (path: JsonPath, sentence: string) => Problem;
}

export type JsonReading =
  | { readonly kind: 'read'; readonly file: JsonFile }
  | { readonly kind: 'absent' }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] };

/** Reads a JSON file; wrong JSON and a key written twice in one object are problems. */
export async function readJsonFile(path: string, name: string): Promise<JsonReading> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (isRecord(error) && error['code'] === 'ENOENT') return { kind: 'absent' };
    throw error;
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const at = (offset: number, sentence: string): Problem => ({
    file: name,
    line: lineAt(text, offset),
    sentence,
  });
  if (!tree || errors.length > 0) {
    const problems = errors.map(({ error, offset }) =>
      at(offset, `This is not JSON: ${readable(printParseErrorCode(error))}.`),
    );
    return { kind: 'problems', problems: problems.length > 0 ? problems : [at(0, 'The file is empty.')] };
  }
  const twice = findTwice(tree).map(({ key, offset }) => at(offset, `The key "${key}" stands here twice.`));
  if (twice.length > 0) return { kind: 'problems', problems: twice };
  const problem = (place: JsonPath, sentence: string) => at(offsetOf(tree, place), sentence);
  return { kind: 'read', file: { file: name, value: getNodeValue(tree), problem } };
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** 'CommaExpected' as 'comma expected'. */
function readable(code: string): string {
  return code.replace(/(?<!^)([A-Z])/g, ' $1').toLowerCase();
}

function findTwice(node: Node): readonly { key: string; offset: number }[] {
  const children = node.children ?? [];
  if (node.type !== 'object') return children.flatMap(findTwice);
  const seen = new Set<string>();
  return children.flatMap((property) => {
    const [keyNode, value] = property.children ?? [];
    const key = String(keyNode?.value);
    const found = seen.has(key) ? [{ key, offset: property.offset }] : [];
    seen.add(key);
    return [...found, ...(value ? findTwice(value) : [])];
  });
}

/** A key's own place when the path ends in a key; else the deepest place that exists. */
function offsetOf(tree: Node, path: JsonPath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return tree.offset;
}
