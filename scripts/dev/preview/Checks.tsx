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
                <Chip tone={marks[severity].tone}>{marks[severity].title}</Chip>
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

const marks = {
  error: { title: 'Error', tone: 'bad' },
  warning: { title: 'Warning', tone: 'warn' },
  hint: { title: 'Hint', tone: 'neutral' },
} as const satisfies Readonly<Record<Problem['severity'], object>>;

function toCount(found: readonly Problem[]): string {
  const count = (severity: Problem['severity']) => {
    const many = found.filter((one) => one.severity === severity).length;
    return `${many} ${severity}${many === 1 ? '' : 's'}`;
  };
  const hints = found.some(({ severity }) => severity === 'hint') ? [count('hint')] : [];
  return [count('error'), count('warning'), ...hints].join(', ');
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
