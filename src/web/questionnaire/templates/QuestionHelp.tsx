import { Icon } from '../../ui/icons/Icon.tsx';
import type { QuestionHelp } from './use-help.ts';
import styles from './frames.module.css';

interface HelpProps {
  readonly help: QuestionHelp;
}

export function HelpButton({ help }: HelpProps) {
  if (help.text === '') return null;
  return (
    <button
      type="button"
      className={styles.helpButton}
      aria-label={`Help for this question: ${help.title}`}
      aria-expanded={help.open}
      aria-controls={help.open ? help.id : undefined}
      onClick={help.toggle}
    >
      <Icon name="help" />
    </button>
  );
}

export function HelpText({ help }: HelpProps) {
  if (!help.open) return null;
  return (
    <p className={styles.help} id={help.id}>
      {help.text}
    </p>
  );
}
