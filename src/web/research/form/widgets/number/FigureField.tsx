import type { ComponentProps, ReactNode } from 'react';
import { findCurrency, toUnitName } from '../../../../../engine/units.ts';
import type { Unit } from '../../../../../engine/unit-names.ts';
import { fieldIds } from '../../field-ids.ts';
import type { UnitBeside } from '../../form-slots.ts';
import type { useTypedFigure } from '../../use-typed-number.ts';
import text from '../text.module.css';
import styles from './number.module.css';

interface FigureFieldProps extends UnitBeside {
  readonly id: string;
  /** Of the line with the field and its unit. */
  readonly className?: string | undefined;
  readonly typed: ReturnType<typeof useTypedFigure>;
  readonly disabled: boolean;
  /** The rest of the field; gets the ids of what describes it. */
  readonly toField: (describedBy: readonly string[]) => ComponentProps<'input'>;
  /** Before the field. */
  readonly children?: ReactNode;
}

/** A number as it is typed, its unit before or after it, and how it is read. */
export function FigureField(props: FigureFieldProps) {
  const { id, className = styles.row, typed, before, after, disabled, toField, children } = props;
  const described = [
    ...((before ?? after) === undefined ? [] : [fieldIds.unit(id)]),
    ...(typed.remark === undefined ? [] : [fieldIds.count(id)]),
  ];
  return (
    <>
      <div className={className}>
        {before !== undefined && <UnitName id={id} name={before} />}
        {children}
        <input
          id={id}
          type="text"
          className={text.input}
          autoComplete="off"
          value={typed.text}
          disabled={disabled}
          {...toField(described)}
          onChange={typed.onType}
        />
        {after !== undefined && <UnitName id={id} name={after} />}
      </div>
      <output className={text.count} id={fieldIds.count(id)}>
        {typed.remark}
      </output>
    </>
  );
}

function UnitName({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <span className={styles.unit} id={fieldIds.unit(id)}>
      {name}
    </span>
  );
}

/** As a field shows it; a year and a count have none. */
export function findUnitName(unit: Unit): string | undefined {
  return unit === 'count' || unit === 'year' ? undefined : toUnitName(unit);
}

export function toUnitBeside(unit: Unit): UnitBeside {
  const name = findUnitName(unit);
  return findCurrency(unit) === undefined ? { after: name } : { before: name };
}
