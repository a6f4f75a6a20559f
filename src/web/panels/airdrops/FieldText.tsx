import styles from './FieldText.module.css';

/** A field of an airdrop, which may be blank. */
export function FieldText({ text }: { readonly text: string }) {
  return text === '' ? <span className={styles.blank}>Not stated</span> : text;
}
