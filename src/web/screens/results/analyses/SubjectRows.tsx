import { useState } from 'react';
import { Link } from 'react-router-dom';
import { findCoinSymbol } from '../../../../contracts/subject.ts';
import { toUtcDate } from '../../../../lib/moment-format.ts';
import { analysisListCopy } from '../../../copy/research/analyses.ts';
import { questionnaireCopy } from '../../../copy/research/questionnaire.ts';
import { analysesCopy as copy, resultsCopy } from '../../../copy/research/results.ts';
import { CoinIcon } from '../../../ui/icons/CoinIcon.tsx';
import { StandMarks } from '../../../research/form/StandMarks.tsx';
import { toStandWords } from '../../../research/form/stand-words.ts';
import { toDecisionPath, toReadPath, toSubjectPath } from '../../../research/lists/analysis-path.ts';
import { HistoryDialog } from '../../../research/lists/HistoryDialog.tsx';
import { findDecision } from '../../../research/lists/use-decisions.ts';
import type { CatalogEntry } from '../../../research/questionnaires/questionnaire-catalog.ts';
import { isFinished, type Analysis } from '../../../research/record/load-analyses.ts';
import type { Decision } from '../../../research/record/load-decisions.ts';
import { IconMenu } from '../../../ui/controls/IconMenu.tsx';
import check from '../../../ui/controls/check.module.css';
import { toPrice } from '../../../ui/text/amounts.ts';
import { toEditPath } from '../addresses.ts';
import styles from './AnalysesTable.module.css';

interface Choice {
  readonly chosen: boolean;
  readonly disabled: boolean;
  /** Id of the hint that describes the checkbox. */
  readonly hintId: string;
  readonly onToggle: () => void;
}

export interface RowProps {
  readonly entry: CatalogEntry;
  readonly analysis: Analysis;
  /** Undefined: not loaded. */
  readonly decisions: readonly Decision[] | undefined;
  /** Whether any row of the table has a price. */
  readonly hasPrices: boolean;
  /** Undefined: there is no other to compare with. */
  readonly toChoice: ((id: string) => Choice) | undefined;
}

interface SubjectRowsProps extends RowProps {
  readonly others?: readonly Analysis[];
  readonly othersTitle?: string;
}

/** The row of a subject, and of its other analyses once they are unfolded. */
export function SubjectRows({ others = [], othersTitle, ...row }: SubjectRowsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Row {...row} {...(others.length > 0 && { others: { title: othersTitle, isOpen, setOpen } })} />
      {isOpen && others.map((analysis) => <Row key={analysis.id} {...row} analysis={analysis} isUnder />)}
    </>
  );
}

interface OneRowProps extends RowProps {
  readonly others?: {
    readonly title: string | undefined;
    readonly isOpen: boolean;
    readonly setOpen: (isOpen: boolean) => void;
  };
  readonly isUnder?: boolean;
}

function Row({ entry, analysis, decisions, hasPrices, toChoice, others, isUnder = false }: OneRowProps) {
  const { id, savedAt, subject, stands = [], price } = analysis;
  const name = analysis.name ?? analysisListCopy.unnamed;
  const choice = toChoice?.(id);
  return (
    <tr className={isUnder ? styles.under : undefined}>
      <th scope="row">
        <span className={styles.who}>
          {choice && <Checkbox {...choice} analysis={analysis} name={name} />}
          {entry.subject === 'coin' && <CoinIcon symbol={findCoinSymbol(subject) ?? name} />}
          <span>
            <Link className={styles.name} to={toSubjectPath(entry, subject) ?? toReadPath(entry, id)}>
              {name}
            </Link>
            {others && <OthersButton {...others} />}
          </span>
        </span>
      </th>
      <td className={styles.stands}>
        {stands.length > 0 && (
          <>
            <StandMarks stands={stands} size="small" />
            <span className={styles.words}>{toStandWords(stands)}</span>
          </>
        )}
      </td>
      <td className={styles.decision}>{!isUnder && <Decided analysis={analysis} decisions={decisions} />}</td>
      {hasPrices && <td className={styles.price}>{price && <PriceThenAndNow {...price} />}</td>}
      <td className={styles.saved}>
        <time dateTime={savedAt}>{toUtcDate(savedAt)}</time>
        <span className={styles.words}>
          {isFinished(analysis)
            ? copy.finished
            : resultsCopy.sectionsSaved(analysis.sections, analysis.askedSections)}
          {analysis.imported && `, ${questionnaireCopy.imported}`}
        </span>
      </td>
      <td>
        <Acts entry={entry} analysis={analysis} name={name} />
      </td>
    </tr>
  );
}

function PriceThenAndNow({ day, before, now }: NonNullable<Analysis['price']>) {
  return (
    <>
      {toPrice(now)}
      <span className={styles.words}>{copy.priceThen(toPrice(before), toUtcDate(day))}</span>
    </>
  );
}

function OthersButton({ title, isOpen, setOpen }: NonNullable<OneRowProps['others']>) {
  return (
    <button type="button" className={styles.others} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {title}
    </button>
  );
}

interface CheckboxProps extends Choice, Pick<RowProps, 'analysis'> {
  readonly name: string;
}

function Checkbox({ chosen, disabled, hintId, onToggle, analysis: { savedAt }, name }: CheckboxProps) {
  return (
    <input
      type="checkbox"
      className={check.box}
      checked={chosen}
      disabled={disabled}
      aria-label={analysisListCopy.which(name, toUtcDate(savedAt))}
      aria-describedby={hintId}
      onChange={onToggle}
    />
  );
}

function Decided({ analysis: { subject }, decisions }: Pick<RowProps, 'analysis' | 'decisions'>) {
  const decision = subject && findDecision(decisions, subject);
  if (!decision || subject.id === undefined) return null;
  return <Link to={toDecisionPath(subject.id)}>{decision.summary.words}</Link>;
}

interface ActsProps extends Pick<RowProps, 'entry' | 'analysis'> {
  readonly name: string;
}

function Acts({ entry, analysis, name }: ActsProps) {
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <>
      <IconMenu
        icon="more"
        label={copy.acts(name)}
        acts={[{ title: analysisListCopy.history, onAct: () => setHistoryOpen(true) }]}
      >
        <Link to={toReadPath(entry, analysis.id)}>{analysisListCopy.open}</Link>
        <Link to={toEditPath(entry, analysis.id)}>{resultsCopy.edit}</Link>
      </IconMenu>
      <HistoryDialog
        entry={entry}
        record={isHistoryOpen ? analysis : undefined}
        name={name}
        onClose={() => setHistoryOpen(false)}
      />
    </>
  );
}
