export type FileKind = 'csv' | 'json';

const types = { csv: 'text/csv', json: 'application/json' } as const satisfies Record<FileKind, string>;

/** Saves a text as a file whose name has the day in it; returns that name. */
export function saveAs(kind: FileKind, base: string, toText: (now: string) => string): string {
  const now = new Date().toISOString();
  const name = `${base}-${now.slice(0, 10)}.${kind}`;
  saveFile(name, types[kind], toText(now));
  return name;
}

/** Hands the browser a file to download. */
function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold of the blob once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url));
}
