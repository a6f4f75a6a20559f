import type { FocusEvent, PointerEvent } from 'react';
import type { Option } from '../../../engine/registry/questionnaire.ts';
import { classNames } from '../../ui/class-names.ts';
import { fieldIds } from '../form/field-ids.ts';
import { OptionTitle } from './OptionTitle.tsx';
import check from '../../ui/controls/check.module.css';
import styles from './hover.module.css';

interface HoverOptionProps {
  readonly questionId: string;
  readonly option: Option;
  readonly image: string | undefined;
  readonly ticked: boolean;
  readonly current: boolean;
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly onToggle: () => void;
  readonly onBlur: () => void;
  readonly onShow: () => void;
  readonly onEnlarge: () => void;
}

export function HoverOption(props: HoverOptionProps) {
  const { questionId, option, image, ticked, current, disabled, invalid } = props;
  // A finger that ticks the name hovers and focuses it too; it asks for the picture by its thumbnail.
  const showOnHover = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') props.onShow();
  };
  const showOnFocus = ({ currentTarget }: FocusEvent) => {
    if (currentTarget.matches(':focus-visible')) props.onShow();
  };
  return (
    <li
      className={classNames(styles.option, ticked && styles.on, current && styles.current)}
      onPointerEnter={showOnHover}
    >
      <label className={styles.label}>
        <input
          type="checkbox"
          id={fieldIds.option(questionId, option.id)}
          className={check.box}
          checked={ticked}
          disabled={disabled}
          aria-invalid={invalid || undefined}
          onChange={props.onToggle}
          onFocus={showOnFocus}
          onBlur={props.onBlur}
        />
        <OptionTitle option={option} />
      </label>
      {image !== undefined && (
        <button
          type="button"
          className={styles.thumb}
          tabIndex={-1}
          aria-label={`See the picture of ${option.title}`}
          onClick={props.onEnlarge}
        >
          <img src={image} alt="" width={40} height={40} />
        </button>
      )}
    </li>
  );
}
