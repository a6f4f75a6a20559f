import { use, type FocusEvent, type PointerEvent } from 'react';
import type { Option } from '../../../../engine/vocabulary.ts';
import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import { classNames } from '../../../ui/class-names.ts';
import { fieldIds } from '../field-ids.ts';
import check from '../../../ui/controls/check.module.css';
import { getQuestion, type QuestionWidgetProps } from '../section-form/section-context.ts';
import { FormSlotsContext } from '../form-slots.ts';
import { isTextList } from '../../../../lib/is-text-list.ts';
import { OptionPreview, useOptionPreview } from './OptionPreview.tsx';
import styles from './hover.module.css';
import { NoneOfThese, OptionTitle, shownOptions, toggleOption } from './options.tsx';

/** Pictures are shown large in one fixed place on hover, keyboard focus or tap. */
export function HoverMultiCheckboxWidget(props: QuestionWidgetProps) {
  const { id, name, value, disabled = false, registry, rawErrors = [], onChange } = props;
  const { preview, show, enlarge, hide } = useOptionPreview();
  const { formContext } = registry;
  const { findImage } = use(FormSlotsContext);
  const question = getQuestion(formContext, name);
  const chosen = isTextList(value) ? value : [];
  const options = shownOptions(question, chosen).map((option) => ({
    option,
    image: option.image === undefined ? undefined : findImage?.(formContext.questionnaireId, option.image),
  }));
  return (
    <>
      <p className={styles.byHover}>{copy.pictureByHover}</p>
      <p className={styles.byTouch}>{copy.pictureByTouch}</p>
      <div className={styles.split}>
        <ul>
          {options.map(({ option, image }) => (
            <HoverOption
              key={option.id}
              questionId={id}
              option={option}
              image={image}
              ticked={chosen.includes(option.id)}
              current={preview?.id === option.id}
              disabled={disabled}
              invalid={rawErrors.length > 0}
              onToggle={() => onChange(toggleOption(question, chosen, option.id))}
              onShow={() => show(option.id)}
              onEnlarge={() => enlarge(option.id)}
            />
          ))}
        </ul>
        <OptionPreview
          shown={options.find(({ option }) => option.id === preview?.id)}
          enlarged={preview?.enlarged ?? false}
          onClose={hide}
        />
      </div>
      <NoneOfThese {...props} />
    </>
  );
}

interface HoverOptionProps {
  readonly questionId: string;
  readonly option: Option;
  readonly image: string | undefined;
  readonly ticked: boolean;
  readonly current: boolean;
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly onToggle: () => void;
  readonly onShow: () => void;
  readonly onEnlarge: () => void;
}

function HoverOption(props: HoverOptionProps) {
  const { questionId, option, image, ticked, current, disabled, invalid } = props;
  // A tap on the name also hovers and focuses it, but only a tap on the thumbnail shows the picture.
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
        />
        <OptionTitle option={option} />
      </label>
      {image !== undefined && (
        <button
          type="button"
          className={styles.thumb}
          tabIndex={-1}
          aria-label={copy.seePicture(option.title)}
          onClick={props.onEnlarge}
        >
          <img src={image} alt="" width={40} height={40} />
        </button>
      )}
    </li>
  );
}
