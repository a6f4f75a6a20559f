import { classNames } from '../../ui/class-names.ts';
import { fieldIds } from '../form/field-ids.ts';
import { toCount } from '../../ui/text/amounts.ts';
import styles from './text.module.css';

/** Below this share of the limit a counter would only distract. */
const countedFrom = 0.9;

export function isCounted(text: string, limit: number): boolean {
  return text.length >= limit * countedFrom;
}

interface TextCountProps {
  readonly id: string;
  readonly text: string;
  readonly limit: number;
}

export function TextCount({ id, text, limit }: TextCountProps) {
  if (!isCounted(text, limit)) return null;
  const over = text.length > limit;
  return (
    <p className={classNames(styles.count, over && styles.over)} id={fieldIds.count(id)}>
      {toCount(text.length)} of {toCount(limit)} characters
      {over && ': too long to save'}
    </p>
  );
}
