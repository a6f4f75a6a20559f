import type { Note } from '../../../engine/content.ts';
import { ExternalTextLink } from '../../ui/text/ExternalTextLink.tsx';
import styles from './notes.module.css';

/** A note as it is read: its words, and its source by the host. */
export function NoteText({ note: { text, source } }: { readonly note: Note }) {
  return (
    <p className={styles.note}>
      {text !== undefined && source ? `${text} ` : text}
      {source && <ExternalTextLink href={source.href}>{source.host}</ExternalTextLink>}
    </p>
  );
}
