import { Fragment } from 'react';
import { DocumentHeader } from './DocumentHeader.tsx';
import styles from './LegalDocument.module.css';

interface LegalDocumentProps {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
  /** Becomes a mail link wherever the text names it. */
  readonly contactEmail: string;
}

/** A text of numbered sections, to be read or printed. */
export function LegalDocument({ title, intro, sections, contactEmail }: LegalDocumentProps) {
  return (
    <article className={styles.document}>
      <DocumentHeader title={title} intro={intro} />
      <ol className={styles.sections}>
        {sections.map((section) => (
          <li key={section.title} className={styles.section}>
            <h2 className={styles.heading}>{section.title}</h2>
            {section.paragraphs.map((text) => (
              <p key={text} className={styles.paragraph}>
                <WithMailLinks text={text} contactEmail={contactEmail} />
              </p>
            ))}
          </li>
        ))}
      </ol>
    </article>
  );
}

function WithMailLinks({ text, contactEmail }: { readonly text: string; readonly contactEmail: string }) {
  const [first, ...rest] = text.split(contactEmail);
  return (
    <>
      {first}
      {rest.map((after) => (
        <Fragment key={after}>
          <a className={styles.mail} href={`mailto:${contactEmail}`}>
            {contactEmail}
          </a>
          {after}
        </Fragment>
      ))}
    </>
  );
}
