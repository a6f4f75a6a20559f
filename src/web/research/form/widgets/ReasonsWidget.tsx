import { useContext, useState } from 'react';
import { reasonsCopy as copy } from '../../../copy/research/reasons.ts';
import { VisuallyHidden } from '../../../ui/blocks/VisuallyHidden.tsx';
import check from '../../../ui/controls/check.module.css';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { FormSlotsContext, type OfferedReasons } from '../form-slots.ts';
import { getQuestion, type QuestionWidgetProps } from '../section-form/section-context.ts';
import { StandMarks } from '../StandMarks.tsx';
import styles from './reasons.module.css';
import { TextCount } from './TextCount.tsx';
import { toTextField } from './text-field.ts';
import text from './text.module.css';

const most = 3;
const unfolded = 3;

/** A text whose first lines may be statements that the member has chosen. */
export function ReasonsWidget(props: QuestionWidgetProps) {
  const { renderReasons } = useContext(FormSlotsContext);
  const { cites = 'for' } = getQuestion(props.registry.formContext, props.name);
  const render = (offered: OfferedReasons) => <Reasons {...props} side={cites} offered={offered} />;
  return <>{renderReasons?.({ side: cites, children: render }) ?? render({ kind: 'none' })}</>;
}

interface ReasonsProps extends QuestionWidgetProps {
  readonly side: 'for' | 'against';
  readonly offered: OfferedReasons;
}

function Reasons({ side, offered, ...props }: ReasonsProps) {
  const { value, disabled = false, onChange } = props;
  const statements = offered.kind === 'ready' ? offered.statements : [];
  const lines = typeof value === 'string' ? value.split('\n') : [];
  const chosen = statements.filter((one) => lines.includes(one));
  const own = lines.filter((line) => !statements.includes(line)).join('\n');
  const write = (next: readonly string[], words: string) => {
    const parts = [...next, ...(words === '' ? [] : [words])];
    onChange(parts.length > 0 ? parts.join('\n') : undefined);
  };
  const { field, count } = toTextField({
    ...props,
    value: own,
    onChange: (words: unknown) => write(chosen, typeof words === 'string' ? words : ''),
  });
  return (
    <div className={styles.reasons} data-beside-title>
      <fieldset
        className={styles.list}
        aria-label={getQuestion(props.registry.formContext, props.name).title}
      >
        <Picks {...{ side, statements, chosen, disabled }} onChoose={(next) => write(next, own)} />
        <Note offered={offered} side={side} />
      </fieldset>
      <output className={styles.count}>{statements.length > 0 && copy.chosen(chosen.length, most)}</output>
      <label className={styles.own}>
        <span className={statements.length > 0 ? styles.ownTitle : undefined}>
          {statements.length > 0 ? copy.own : <VisuallyHidden>{copy.own}</VisuallyHidden>}
        </span>
        <textarea {...field} className={text.input} rows={1} />
      </label>
      {count && <TextCount {...count} />}
    </div>
  );
}

interface PicksProps extends Pick<ReasonsProps, 'side'> {
  readonly statements: readonly string[];
  readonly chosen: readonly string[];
  readonly disabled: boolean;
  readonly onChoose: (chosen: readonly string[]) => void;
}

function Picks({ side, statements, chosen, disabled, onChoose }: PicksProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = statements.filter((one, at) => isOpen || at < unfolded || chosen.includes(one));
  const rest = statements.length - shown.length;
  return (
    <>
      {shown.map((one) => {
        const isChosen = chosen.includes(one);
        const others = chosen.filter((other) => other !== one);
        return (
          <label key={one} className={styles.reason}>
            <input
              type="checkbox"
              className={check.box}
              checked={isChosen}
              disabled={disabled || (!isChosen && chosen.length >= most)}
              onChange={() => onChoose(isChosen ? others : [...others, one])}
            />
            <StandMarks stands={[side]} />
            <span className={styles.words}>{one}</span>
          </label>
        );
      })}
      {rest > 0 && (
        <button type="button" className={styles.more} onClick={() => setOpen(true)}>
          {copy.more(rest)}
          <Icon name="chevron-down" size="sm" />
        </button>
      )}
    </>
  );
}

function Note({ offered, side }: Pick<ReasonsProps, 'offered' | 'side'>) {
  if (offered.kind === 'none') return null;
  if (offered.kind === 'ready')
    return offered.statements.length === 0 ? <p className={styles.note}>{copy.none[side]}</p> : null;
  return <p className={styles.note}>{copy[offered.kind]}</p>;
}
