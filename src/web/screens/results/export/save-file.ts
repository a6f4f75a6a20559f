import { csvFormats, type CsvFormat } from '../../../ui/text/to-csv.ts';
import { saveFile } from '../../../ui/save-file.ts';

export type FileKind = keyof typeof kinds;

const kinds = {
  csv: { ending: 'csv', type: 'text/csv', format: csvFormats.comma },
  semicolons: { ending: 'csv', type: 'text/csv', format: csvFormats.semicolon },
  json: { ending: 'json', type: 'application/json', format: undefined },
} as const;

interface FileTexts {
  readonly csv: (format: CsvFormat) => string;
  readonly json: (now: string) => string;
}

/** Adds the day to the file name, and returns the name. */
export function saveAs(kind: FileKind, base: string, texts: FileTexts): string {
  const now = new Date().toISOString();
  const { ending, type, format } = kinds[kind];
  const name = `${base}-${now.slice(0, 10)}.${ending}`;
  const text = format ? texts.csv(format) : texts.json(now);
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
  return name;
}
