import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { resultsCopy as copy } from '../../../copy/research/results.ts';
import { refetchAnalyses } from '../../../analyses/use-analyses.ts';
import { readResultsJson } from '../../../questionnaire/import-results.ts';
import { resultsCatalog } from '../../../questionnaire/questionnaire-catalog.ts';
import { importRecords, type Imported } from '../../../records/import-records.ts';
import { useRecords } from '../../../records/records-context.ts';
import { Message } from '../../../ui/blocks/Message.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import styles from './ImportButton.module.css';

type News =
  | { readonly kind: 'importing' }
  | { readonly kind: 'not-a-file' }
  | { readonly kind: 'done'; readonly outcome: Imported; readonly unknown: number };

export function ImportButton() {
  const records = useRecords();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [news, setNews] = useState<News>();
  const take = async (file: File) => {
    const found = readResultsJson(await file.text(), resultsCatalog);
    if (!found) return setNews({ kind: 'not-a-file' });
    setNews({ kind: 'importing' });
    const outcome = await importRecords(records, found.records);
    await refetchAnalyses(client);
    setNews({ kind: 'done', outcome, unknown: found.unknown });
  };
  return (
    <div className={styles.import}>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={copy.import}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Lets the member choose the same file again.
          target.value = '';
          if (file) void take(file);
        }}
      />
      <Button busy={news?.kind === 'importing'} onClick={() => input.current?.click()}>
        {copy.import}
      </Button>
      <output>{news && <ImportNews news={news} />}</output>
    </div>
  );
}

function ImportNews({ news }: { readonly news: News }) {
  if (news.kind === 'importing') return null;
  if (news.kind === 'not-a-file') return <Message tone="error">{copy.importNoFile}</Message>;
  const { imported, present, failed } = news.outcome;
  const isBad = failed.length + news.unknown > 0;
  return (
    <Message tone={isBad ? 'error' : 'ok'}>
      {copy.imported(imported.length, present.length)}
      {failed.length > 0 && ` ${copy.importFailed(failed.join(', '))}`}
      {news.unknown > 0 && ` ${copy.importUnknown(news.unknown)}`}
    </Message>
  );
}
