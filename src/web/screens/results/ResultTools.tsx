import { resultsCopy as copy } from '../../copy/results.ts';
import { toResultsCsv, toResultsJson, type ShownPart } from '../../questionnaire/export-results.ts';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './ResultTools.module.css';

interface ResultToolsProps {
  /** What is shown. */
  readonly parts: readonly ShownPart[];
  /** Some of it is still on its way. */
  readonly busy: boolean;
}

/** Takes what is shown along: as a table, as JSON, on paper. */
export function ResultTools({ parts, busy }: ResultToolsProps) {
  const disabled = busy || parts.length === 0;
  return (
    <fieldset className={styles.tools} aria-label={copy.exportAs}>
      <Button
        icon="download"
        disabled={disabled}
        onClick={() => saveAs('csv', 'text/csv', () => toResultsCsv(parts))}
      >
        {copy.csv}
      </Button>
      <Button
        icon="download"
        disabled={disabled}
        onClick={() => saveAs('json', 'application/json', (now) => toResultsJson(parts, now))}
      >
        {copy.json}
      </Button>
      <Button icon="print" disabled={disabled} onClick={() => window.print()}>
        {copy.print}
      </Button>
    </fieldset>
  );
}

function saveAs(extension: 'csv' | 'json', type: string, toText: (now: string) => string): void {
  const now = new Date().toISOString();
  saveFile(`${copy.fileName}-${now.slice(0, 10)}.${extension}`, type, toText(now));
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
