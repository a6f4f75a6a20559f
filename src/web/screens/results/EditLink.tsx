import { Link } from 'react-router-dom';
import { resultsCopy as copy } from '../../copy/results.ts';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { toEditPath } from './addresses.ts';

interface EditLinkProps {
  readonly entry: CatalogEntry;
  /** The record that is shown. */
  readonly recordId: string;
  /** Whose answers they are, where several such links stand together. */
  readonly of?: string;
}

/** Leads to the questions, with the analysis opened where there may be many. */
export function EditLink({ entry, recordId, of }: EditLinkProps) {
  return (
    <Link className={toButtonClass({})} to={toEditPath(entry, recordId)}>
      {copy.edit} {of !== undefined && <VisuallyHidden>{of}</VisuallyHidden>}
    </Link>
  );
}
