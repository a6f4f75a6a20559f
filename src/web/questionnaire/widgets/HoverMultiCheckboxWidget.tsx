import { getQuestion } from '../form/section-context.ts';
import type { QuestionWidgetProps } from '../form/section-context.ts';
import { isTextList } from '../../../engine/answers/to-answers.ts';
import { HoverOption } from './HoverOption.tsx';
import { OptionPreview } from './OptionPreview.tsx';
import { shownOptions, toggleOption } from './option-choice.ts';
import { usePreview } from './use-preview.ts';
import styles from './hover.module.css';

/** Several options with a picture each, seen large in one fixed place on hover, on keyboard focus or by a tap. */
export function HoverMultiCheckboxWidget(props: QuestionWidgetProps) {
  const { id, name, value, disabled = false, registry, rawErrors = [], onChange, onBlur } = props;
  const { preview, show, enlarge, hide } = usePreview();
  const { formContext } = registry;
  const question = getQuestion(formContext, name);
  const chosen = isTextList(value) ? value : [];
  const options = shownOptions(question, chosen).map((option) => ({
    option,
    image: option.image === undefined ? undefined : formContext.findImage(option.image),
  }));
  return (
    <>
      <p className={styles.byHover}>Hover or focus a name to see its picture.</p>
      <p className={styles.byTouch}>Tap a small picture to see it large.</p>
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
              onBlur={() => onBlur(id, value)}
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
    </>
  );
}
