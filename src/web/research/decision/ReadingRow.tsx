import { Link } from 'react-router-dom';
import { messages } from '../../../contracts/messages.ts';
import { findCoinSymbol } from '../../../contracts/subject.ts';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import { findQuestion, type Questionnaire } from '../../../engine/questionnaire.ts';
import { shortTitle } from '../../../engine/short-names.ts';
import type { ChangedReading } from '../../../engine/then-and-now.ts';
import { keptFactsCopy } from '../../copy/panels/coin-facts.ts';
import { questionnaireCopy } from '../../copy/research/questionnaire.ts';
import { readsDifferentlyCopy as copy } from '../../copy/research/reads-differently.ts';
import { FeedTime } from '../../feeds/FeedAge.tsx';
import { SourceNames } from '../../feeds/SourceNames.tsx';
import { FactValueText } from '../../panels/coin/FactValueText.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { getSectionId } from '../form/field-ids.ts';
import type { SaveState } from '../form/section-state.ts';
import { toAnalysisPath } from '../lists/analysis-path.ts';
import type { ResultRecord } from '../record/load-result.ts';
import type { useUnsavedAnswers } from '../record/use-unsaved-answers.ts';
import { isListed } from '../results/KeptFigure.tsx';
import { toRefusalTexts } from './refusal-texts.ts';
import type { Given } from './use-give-answer.ts';
import styles from './ReadsDifferently.module.css';

interface ReadingRowProps {
  readonly entry: CatalogEntry;
  readonly questionnaire: Questionnaire;
  readonly record: ResultRecord;
  readonly findUnsaved: ReturnType<typeof useUnsavedAnswers>;
  readonly reading: ChangedReading;
  readonly given: Given | undefined;
  /** Only what was given last can be taken back: the record has no newer version. */
  readonly isLast: boolean;
  readonly onGive: (answer: boolean) => void;
  readonly onUndo: (given: Given) => void;
}

/** An answer that reads differently, with what the member says to it; afterwards one line. */
export function ReadingRow(props: ReadingRowProps) {
  const { questionnaire, record, findUnsaved, reading, given } = props;
  const { id } = reading.question;
  const section = findQuestion(questionnaire, id)?.section.id ?? '';
  const unsaved = findUnsaved(section, id);
  if (given && given.state !== 'saving') return <GivenLine {...props} given={given} />;
  const isOpen = !unsaved || (unsaved.given === undefined && isSent(unsaved.save));
  if (isOpen || given) return <OpenRow {...props} />;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          {shortTitle(reading.question)}
          {typeof unsaved.given === 'boolean' && (
            <>: {toGivenText(unsaved.given, record.answers[id] === true)}</>
          )}
        </p>
        <p className={styles.about}>{toStateText(questionnaire, unsaved.save)}</p>
      </div>
      {!isSent(unsaved.save) && (
        <Link
          className={toButtonClass({})}
          to={`${toAnalysisPath(props.entry, record.id)}#${getSectionId(props.entry.id, section)}`}
        >
          {copy.open}
        </Link>
      )}
    </li>
  );
}

/** The section has nothing that its form must show first. */
function isSent(save: SaveState): boolean {
  return save.kind === 'saving' || save.kind === 'queued' || (save.kind === 'failed' && save.again === true);
}

function toStateText(questionnaire: Questionnaire, save: SaveState): string {
  switch (save.kind) {
    case 'saving':
      return questionnaireCopy.saving;
    case 'queued':
      return questionnaireCopy.queued;
    case 'failed':
      return [
        messages.saveFailed,
        ...toRefusalTexts(questionnaire, save.problems),
        save.full,
        save.again && questionnaireCopy.keptAndSent,
      ]
        .filter(Boolean)
        .join(' ');
    case 'conflict':
      return copy.conflict;
    case 'dirty':
    case 'ready':
    case 'saved':
      return copy.unsaved;
  }
}

function OpenRow({ record, reading, given, onGive }: ReadingRowProps) {
  const { question, pair, fits } = reading;
  const answer = record.answers[question.id] === true;
  const name = <VisuallyHidden>{shortTitle(question)}</VisuallyHidden>;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name} title={question.title}>
          {shortTitle(question)}: <Change pair={pair} symbol={findCoinSymbol(record.subject) ?? ''} />
        </p>
        <p className={styles.about}>
          <span className={styles.fit}>
            {(answer === fits ? copy.fitsNow : copy.noLongerFits)(toWord(answer))}
          </span>{' '}
          {isListed(pair.flips, pair.then) === undefined && `${toSentence(pair.flips.words)}, `}
          {pair.now && (
            <>
              <SourceNames source={pair.now.source} />
              {', '}
              <FeedTime asOf={pair.now.as_of} state={pair.now.state} />
            </>
          )}
        </p>
      </div>
      <span className={styles.actions}>
        {answer !== fits && (
          <Button
            busy={given?.answer === !answer}
            disabled={given !== undefined}
            onClick={() => onGive(!answer)}
          >
            <span>
              {copy.change(toWord(!answer))} {name}
            </span>
          </Button>
        )}
        <Button
          variant="ghost"
          busy={given?.answer === answer}
          disabled={given !== undefined}
          onClick={() => onGive(answer)}
        >
          <span>
            {copy.keep(toWord(answer))} {name}
          </span>
        </Button>
      </span>
    </li>
  );
}

function Change({ pair: { then, now, flips }, symbol }: Pick<ChangedReading, 'pair'> & { symbol: string }) {
  const listing = isListed(flips, then);
  if (listing !== undefined) return <>{listing ? keptFactsCopy.listedThen : keptFactsCopy.listedNow}</>;
  if (then.state === 'missing' || !now) return null;
  return (
    <>
      <FactValueText fact={then} symbol={symbol} /> {keptFactsCopy.then},{' '}
      <FactValueText fact={now} symbol={symbol} /> {keptFactsCopy.now}
    </>
  );
}

function GivenLine({
  reading,
  given,
  isLast,
  onUndo,
}: Pick<ReadingRowProps, 'reading' | 'isLast' | 'onUndo'> & { readonly given: Given }) {
  const { state, answer, was } = given;
  return (
    <li className={styles.given}>
      <Icon name="check" />
      <output>
        <b className={styles.name}>{shortTitle(reading.question)}</b> <span>{toGivenText(answer, was)}</span>
        {state === 'changed' && <span> {copy.changedSince}</span>}
        {state === 'failed' && <span className={styles.failed}> {copy.undoFailed}</span>}
      </output>
      {isLast && state !== 'changed' && (
        <Button variant="ghost" busy={state === 'undoing'} onClick={() => onUndo(given)}>
          {copy.undo}
        </Button>
      )}
    </li>
  );
}

function toGivenText(answer: boolean, was: boolean): string {
  return (answer === was ? copy.kept : copy.changed)(toWord(answer));
}

function toWord(answer: boolean): string {
  return questionnaireCopy.verdicts[answer ? 'yes' : 'no'];
}

function toSentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
