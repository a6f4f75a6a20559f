import type { ReactNode } from 'react';
import { Blank } from '../ui/blocks/Blank.tsx';
import { Message } from '../ui/blocks/Message.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import { Panel } from '../ui/blocks/Panel.tsx';
import { Segmented } from '../ui/controls/Segmented.tsx';
import styles from './EvaluationFrame.module.css';

interface EvaluationFrameProps<Mode extends string> {
  /** The page, as it stands in the menu. */
  readonly page: { readonly title: string; readonly group: string };
  readonly copy: {
    readonly choice: string;
    readonly modes: readonly { readonly value: Mode; readonly label: string }[];
    readonly startTitle: string;
    readonly startText: string;
    readonly opening: string;
    readonly nothingSaved: string;
  };
  /** Undefined: nothing is chosen yet; `opened`: neither, but one of the member's analyses. */
  readonly mode: Mode | 'opened' | undefined;
  readonly onChoose: (mode: Mode) => void;
  /** There is no previous analysis, as far as is known. */
  readonly nothingSaved: boolean;
  /** The chosen analysis is on its way. */
  readonly opening: boolean;
  readonly error: string | undefined;
  readonly search: ReactNode;
  /** What stands beside the choice. */
  readonly more?: ReactNode;
  /** What stands above all that the search led to. */
  readonly above?: ReactNode;
  /** What the search led to. */
  readonly children: ReactNode;
}

/** A page with a checklist about something: choose an analysis, search, answer. */
export function EvaluationFrame<Mode extends string>(props: EvaluationFrameProps<Mode>) {
  const { page, copy, mode, onChoose, nothingSaved, opening, error, search, more, above, children } = props;
  return (
    <>
      <PageHeader {...page}>
        <div className={styles.tools}>
          <div className={styles.choice}>
            <Segmented label={copy.choice} options={copy.modes} value={mode} onChange={onChoose} />
            {nothingSaved && mode === undefined && <p className={styles.hint}>{copy.nothingSaved}</p>}
          </div>
          {more}
          {mode !== undefined && !opening && search}
        </div>
      </PageHeader>
      {error !== undefined && (
        <Message tone="error" className={styles.error}>
          {error}
        </Message>
      )}
      {above}
      {opening && <Message tone="wait">{copy.opening}</Message>}
      {mode === undefined && (
        <Panel label={copy.choice}>
          <Blank title={copy.startTitle}>{copy.startText}</Blank>
        </Panel>
      )}
      {!opening && children}
    </>
  );
}
