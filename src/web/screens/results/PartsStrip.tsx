import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { resultsCopy as copy } from '../../copy/results.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './PartsStrip.module.css';

interface PartsStripProps {
  readonly parts: readonly { readonly entry: CatalogEntry; readonly complete: boolean }[];
}

/** Which parts are complete and which are still locked. */
export function PartsStrip({ parts }: PartsStripProps) {
  return (
    <ul className={styles.parts} aria-label={copy.parts}>
      {parts.map(({ entry, complete }) => (
        <li key={entry.id} className={classNames(styles.part, complete && styles.complete)}>
          <Icon name={complete ? 'check' : 'lock'} />
          {entry.title}
          <VisuallyHidden>{complete ? copy.complete : copy.locked}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
