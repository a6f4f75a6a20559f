import { Fragment } from 'react';
import { fillLegalText, type LegalDetails } from '../../copy/public/legal.ts';
import { privacy } from '../../copy/public/privacy.ts';
import { terms } from '../../copy/public/terms.ts';
import { DocumentHeader } from '../../ui/page/DocumentHeader.tsx';
import styles from './LegalScreen.module.css';

const texts = { terms, privacy } as const;

interface LegalScreenProps {
  readonly text: keyof typeof texts;
  /** Its contact address becomes a mail link wherever the text contains it. */
  readonly config: LegalDetails;
}

/** Shown to visitors and members. */
export function LegalScreen({ text, config }: LegalScreenProps) {
  const { title, intro, sections } = texts[text];
  return (
    <article className={styles.document}>
      <DocumentHeader title={title} intro={intro} />
      <ol className={styles.sections}>
        {fillLegalText(sections, config).map((section) => (
          <li key={section.title} className={styles.section}>
            <h2 className={styles.heading}>{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                <WithMailLinks text={paragraph} contactEmail={config.contactEmail} />
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
