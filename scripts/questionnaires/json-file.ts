import { findNodeAtLocation, getNodeValue, parseTree, type Edit, type Node } from 'jsonc-parser';
import { findSlips } from './json/find-slips.ts';
import { readTextFile } from './json/read-text.ts';
import { toProblem, type Place, type Problem } from './problem.ts';
import { find, type Code, type DataOf, type Finding } from './sentences/sentences.ts';

/** Keys and indexes from a file's root to a value. */
export type JsonPath = readonly (string | number)[];

export interface JsonFile {
  readonly file: string;
  readonly value: unknown;
  readonly place: (path: JsonPath) => Place;
  readonly rename: (path: JsonPath, key: string) => Edit | undefined;
}

export type JsonReading =
  | { readonly kind: 'read'; readonly file: JsonFile; readonly problems: readonly Problem[] }
  | { readonly kind: 'absent' }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] };

/** Reads a JSON file; wrong JSON and a key written twice in one object are problems. */
export async function readJsonFile(path: string, name: string): Promise<JsonReading> {
  const reading = await readTextFile(path);
  switch (reading.kind) {
    case 'absent':
      return reading;
    case 'refused': {
      const { line, fault } = reading;
      return { kind: 'problems', problems: [{ severity: 'error', file: name, line, ...fault }] };
    }
    case 'read': {
      const { text, slip } = reading;
      const encoding: readonly Problem[] = slip
        ? [{ severity: slip.severity, file: name, line: 1, ...slip.fault }]
        : [];
      if (slip?.severity === 'error') return { kind: 'problems', problems: encoding };
      return readJsonText(text, name, encoding);
    }
  }
}

/** As readJsonFile, for a text; `encoding` has the problems of its encoding. */
export function readJsonText(text: string, name: string, encoding: readonly Problem[] = []): JsonReading {
  const at = (offset: number): Place => ({ file: name, line: lineAt(text, offset) });
  const refuse = (problems: readonly Problem[]): JsonReading => ({
    kind: 'problems',
    problems: [...encoding, ...problems],
  });
  if (text.trim() === '') return refuse([toProblem('error', at(0), 'json-empty', {})]);
  const { slips } = findSlips(text);
  // Corrected slips do not move later lines.
  if (slips.length > 0)
    return refuse(slips.map(({ offset, fault }) => ({ severity: 'error', ...at(offset), ...fault })));
  const tree = parseTree(text, [], { allowTrailingComma: true });
  if (!tree) return refuse([]);
  const wrong = findWrongKeys(tree).map(
    ({ fault, offset }): Problem => ({ severity: 'error', ...at(offset), ...fault }),
  );
  if (wrong.length > 0) return refuse(wrong);
  return { kind: 'read', file: toJsonFile(name, tree, at), problems: encoding };
}

function toJsonFile(name: string, tree: Node, at: (offset: number) => Place): JsonFile {
  return {
    file: name,
    value: getNodeValue(tree),
    place: (path) => at(offsetOf(tree, path)),
    rename(place, key) {
      const node = findNodeAtLocation(tree, [...place])?.parent?.children?.[0];
      return node && { offset: node.offset, length: node.length, content: JSON.stringify(key) };
    },
  };
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function findWrongKeys(node: Node): readonly { fault: Finding; offset: number }[] {
  const children = node.children ?? [];
  if (node.type !== 'object') return children.flatMap(findWrongKeys);
  const seen = new Set<string>();
  return children.flatMap((property) => {
    const [keyNode, value] = property.children ?? [];
    const key = String(keyNode?.value);
    const { offset } = property;
    const wrong = [
      ...(seen.has(key) ? [{ fault: find('json-key-twice', { key }), offset }] : []),
      // JSON.parse would drop its value.
      ...(key === '__proto__' ? [{ fault: find('json-key-forbidden', { key }), offset }] : []),
    ];
    seen.add(key);
    return [...wrong, ...(value ? findWrongKeys(value) : [])];
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

export function atPlace(file: JsonFile, path: JsonPath, finding: Finding): Problem {
  return { severity: 'error', ...file.place(path), ...finding };
}

export function errorAt<C extends Code>(file: JsonFile, path: JsonPath, code: C, data: DataOf<C>): Problem {
  return toProblem('error', file.place(path), code, data);
}

export function warningAt<C extends Code>(file: JsonFile, path: JsonPath, code: C, data: DataOf<C>): Problem {
  return toProblem('warning', file.place(path), code, data);
}

export function mapEntries<Value>(
  all: Readonly<Record<string, Value>>,
  toOther: (value: Value, key: string) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, toOther(value, key)]));
}
