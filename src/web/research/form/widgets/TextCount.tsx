import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import { classNames } from '../../../ui/class-names.ts';
import { toCount } from '../../../../lib/number-format.ts';
import { fieldIds } from '../field-ids.ts';
import styles from './text.module.css';

interface TextCountProps {
  readonly id: string;
  readonly length: number;
  readonly limit: number;
}

export function TextCount({ id, length, limit }: TextCountProps) {
  const over = length > limit;
  return (
    <p className={classNames(styles.count, over && styles.over)} id={fieldIds.count(id)}>
      {copy.textLength(toCount(length), toCount(limit))}
      {over && copy.textTooLong}
    </p>
  );
}
