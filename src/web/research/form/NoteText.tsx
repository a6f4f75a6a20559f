import type { Note } from '../../../engine/content.ts';
import { ExternalTextLink } from '../../ui/text/ExternalTextLink.tsx';
import styles from './notes/notes.module.css';

export function NoteText({ note: { text, source } }: { readonly note: Note }) {
  return (
    <p className={styles.note}>
      {text !== undefined && source ? `${text} ` : text}
      {source && <ExternalTextLink href={source.href}>{source.host}</ExternalTextLink>}
    </p>
  );
}
