import type { ReactNode } from 'react';
import { Message } from '../../ui/blocks/Message.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import styles from './EvaluationFrame.module.css';

interface EvaluationFrameProps<Mode extends string> {
  readonly page: { readonly title: string; readonly group: string };
  readonly copy: {
    readonly choice: string;
    readonly modes: readonly { readonly value: Mode; readonly label: string }[];
    readonly startTitle: string;
    readonly startText: string;
    readonly searchTitle: string;
    readonly steps: readonly { readonly title: string; readonly text: string }[];
    readonly keptText: string;
    readonly opening: string;
    readonly nothingSaved: string;
  };
  /** Undefined: nothing is chosen yet; `opened`: another of the member's analyses. */
  readonly mode: Mode | 'opened' | undefined;
  /** The member has searched, or has opened an analysis. */
  readonly started: boolean;
  readonly onChoose: (mode: Mode) => void;
  /** No previous analysis is known. */
  readonly nothingSaved: boolean;
  readonly opening: boolean;
  readonly error: string | undefined;
  readonly search: ReactNode;
  /** Hits to begin with, instead of a search. */
  readonly known?: ReactNode;
  readonly more?: ReactNode;
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

export function EvaluationFrame<Mode extends string>(props: EvaluationFrameProps<Mode>) {
  const { page, copy, mode, started, onChoose, nothingSaved, opening, error, search, more, known } = props;
  const isUndecided = mode === undefined;
  const isFirst = !isUndecided && !opening && !started;
  return (
    <>
      <PageHeader {...page}>
        <div
          className={classNames(
            styles.tools,
            isUndecided && nothingSaved && styles.start,
            isFirst && styles.first,
          )}
        >
          {isUndecided && nothingSaved && <Question copy={copy} />}
          <div className={styles.choice}>
            <Segmented label={copy.choice} options={copy.modes} value={mode} onChange={onChoose} />
            {nothingSaved && <p className={styles.hint}>{copy.nothingSaved}</p>}
          </div>
          {more}
          {isFirst && <h2 className={styles.asked}>{copy.searchTitle}</h2>}
          {!isUndecided && !opening && <div className={styles.search}>{search}</div>}
          {isFirst && <Begin copy={copy} known={known} />}
        </div>
      </PageHeader>
      {error !== undefined && (
        <Message tone="error" className={styles.error}>
          {error}
        </Message>
      )}
      {props.above}
      {opening && <Message tone="wait">{copy.opening}</Message>}
      {!opening && props.children}
    </>
  );
}

type Words = EvaluationFrameProps<string>['copy'];

function Question({ copy }: { readonly copy: Pick<Words, 'startTitle' | 'startText'> }) {
  return (
    <div className={styles.question}>
      <p className={styles.questionTitle}>{copy.startTitle}</p>
      <p className={styles.questionText}>{copy.startText}</p>
    </div>
  );
}

interface BeginProps extends Pick<EvaluationFrameProps<string>, 'known'> {
  readonly copy: Pick<Words, 'steps' | 'keptText'>;
}

function Begin({ copy, known }: BeginProps) {
  return (
    <div className={styles.begin}>
      {known}
      <ol className={styles.steps}>
        {copy.steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong> <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className={styles.kept}>{copy.keptText}</p>
    </div>
  );
}
