import { saveFile } from '../../../ui/save-file.ts';

export type FileKind = 'csv' | 'json';

const types = { csv: 'text/csv', json: 'application/json' } as const satisfies Record<FileKind, string>;

/** Saves a text as a file whose name has the day in it; returns that name. */
export function saveAs(kind: FileKind, base: string, toText: (now: string) => string): string {
  const now = new Date().toISOString();
  const name = `${base}-${now.slice(0, 10)}.${kind}`;
  saveFile(name, new Blob([toText(now)], { type: `${types[kind]};charset=utf-8` }));
  return name;
}
