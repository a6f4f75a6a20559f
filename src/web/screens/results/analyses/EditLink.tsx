import { Link } from 'react-router-dom';
import { resultsCopy as copy } from '../../../copy/research/results.ts';
import type { CatalogEntry } from '../../../research/questionnaires/questionnaire-catalog.ts';
import { VisuallyHidden } from '../../../ui/blocks/VisuallyHidden.tsx';
import { toButtonClass } from '../../../ui/controls/button-class.ts';
import { toEditPath } from '../addresses.ts';
import styles from './EditLink.module.css';

interface EditLinkProps {
  readonly entry: CatalogEntry;
  readonly recordId: string;
  readonly of?: string;
  /** A column head has no room for a button. */
  readonly look?: 'button' | 'text';
}

/** Names the analysis if a subject may have several. */
export function EditLink({ entry, recordId, of, look = 'button' }: EditLinkProps) {
  return (
    <Link className={look === 'text' ? styles.text : toButtonClass({})} to={toEditPath(entry, recordId)}>
      {copy.edit} {of !== undefined && <VisuallyHidden>{of}</VisuallyHidden>}
    </Link>
  );
}
