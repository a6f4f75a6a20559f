import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Chip } from '../../../src/web/ui/blocks/Chip.tsx';
import { Message } from '../../../src/web/ui/blocks/Message.tsx';
import { onCompiled } from '../../../src/web/research/questionnaires/dev-updates.ts';
import type { Problem } from '../../questionnaires/problem.ts';
import { Pane } from './Pane.tsx';
import { findingsPath } from './paths.ts';
import styles from './pane.module.css';

/** The current output of `npm run schemas`; findings on the previewed questionnaire come `first`. */
export function Checks({ first }: { readonly first: string }) {
  const { data: found, isError } = useFindings();
  const own = `schemas/${first}/`;
  const sorted = found?.toSorted((a, b) => Number(b.file.startsWith(own)) - Number(a.file.startsWith(own)));
  return (
    <Pane title="Checks" {...(found && { subtitle: toCount(found) })}>
      <output className={styles.content}>
        {isError && <Message tone="error">The checks did not come. Is npm run dev still running?</Message>}
        {!found && !isError && <Message tone="wait">Checking...</Message>}
        {found?.length === 0 && <Message tone="ok">Nothing is wrong, and nothing looks odd.</Message>}
        <ul className={styles.list}>
          {sorted?.map(({ severity, file, line, sentence }) => (
            <li className={styles.item} key={`${file}:${line} ${sentence}`}>
              <span className={styles.row}>
                <Chip tone={severity === 'error' ? 'bad' : 'warn'}>
                  {severity === 'error' ? 'Error' : 'Warning'}
                </Chip>
                <span className={styles.place}>{`${file}:${line}`}</span>
              </span>
              <span>{sentence}</span>
            </li>
          ))}
        </ul>
      </output>
    </Pane>
  );
}

function toCount(found: readonly Problem[]): string {
  const errors = found.filter(({ severity }) => severity === 'error').length;
  const count = (many: number, what: string) => `${many} ${what}${many === 1 ? '' : 's'}`;
  return `${count(errors, 'error')}, ${count(found.length - errors, 'warning')}`;
}

function useFindings() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['findings'],
    async queryFn(): Promise<readonly Problem[]> {
      const response = await fetch(findingsPath);
      if (!response.ok) throw new Error(`The checks answered ${response.status}`);
      // The plugin of this page wrote the response.
      return (await response.json()) as readonly Problem[];
    },
  });
  useEffect(() => {
    const again = () => void refetch();
    const end = onCompiled(again);
    import.meta.hot?.on('vite:error', again);
    return () => {
      end();
      import.meta.hot?.off('vite:error', again);
    };
  }, [refetch]);
  return { data, isError };
}
