import type { ReactNode } from 'react';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
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
    readonly searchText: string;
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
  readonly more?: ReactNode;
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

export function EvaluationFrame<Mode extends string>(props: EvaluationFrameProps<Mode>) {
  const { page, copy, mode, started, onChoose, nothingSaved, opening, error, search, more } = props;
  const isUndecided = mode === undefined;
  return (
    <>
      <PageHeader {...page}>
        <div className={classNames(styles.tools, isUndecided && styles.start)}>
          {isUndecided && (
            <div className={styles.question}>
              <p className={styles.questionTitle}>{copy.startTitle}</p>
              <p className={styles.questionText}>{copy.startText}</p>
            </div>
          )}
          <div className={styles.choice}>
            <Segmented label={copy.choice} options={copy.modes} value={mode} onChange={onChoose} />
            {nothingSaved && <p className={styles.hint}>{copy.nothingSaved}</p>}
          </div>
          {more}
          {!isUndecided && !opening && search}
        </div>
      </PageHeader>
      {error !== undefined && (
        <Message tone="error" className={styles.error}>
          {error}
        </Message>
      )}
      {props.above}
      {opening && <Message tone="wait">{copy.opening}</Message>}
      {!isUndecided && !opening && !started && (
        <Panel label={copy.searchTitle}>
          <Blank title={copy.searchTitle}>{copy.searchText}</Blank>
        </Panel>
      )}
      {!opening && props.children}
    </>
  );
}
