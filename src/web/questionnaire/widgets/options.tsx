import type { Option } from '../../../engine/registry/option.ts';
import type { Question } from '../../../engine/registry/questionnaire.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import styles from './options.module.css';

/** What is offered, and what was chosen while it still was. */
export function shownOptions({ options }: Question, chosen: readonly string[]): readonly Option[] {
  return options.filter(({ id, retired }) => !retired || chosen.includes(id));
}

/** The chosen ids after one was ticked or unticked, in the order of the options; what stands alone rules out the rest. */
export function toggleOption(
  { options }: Question,
  chosen: readonly string[],
  id: string,
): readonly string[] {
  const ticked = !chosen.includes(id);
  const standsAlone = options.some((option) => option.id === id && option.alone);
  const isRuledOut = ({ alone }: Option) => ticked && (standsAlone || alone === true);
  return options
    .filter((option) => (option.id === id ? ticked : chosen.includes(option.id) && !isRuledOut(option)))
    .map((option) => option.id);
}

export function OptionTitle({ option }: { readonly option: Option }) {
  return (
    <span className={styles.title}>
      {option.title}
      {option.retired && (
        <>
          {' '}
          <span className={styles.retired}>{copy.retired}</span>
        </>
      )}
    </span>
  );
}

/** The same in one text. */
export function toOptionTitle({ title, retired }: Option): string {
  return retired ? `${title} ${copy.retired}` : title;
}
