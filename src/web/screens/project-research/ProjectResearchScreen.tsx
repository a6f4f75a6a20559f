import { projectResearch } from '../../copy/public/project-research.ts';
import { DocumentHeader } from '../../ui/page/DocumentHeader.tsx';
import styles from './ProjectResearchScreen.module.css';

export function ProjectResearchScreen({ contactEmail }: { readonly contactEmail: string }) {
  return (
    <>
      <DocumentHeader title={projectResearch.title} intro={projectResearch.intro} />
      <ul className={styles.offerings}>
        {projectResearch.offerings.map(({ title, text }) => (
          <li key={title} className={styles.offering}>
            <h2 className={styles.name}>{title}</h2>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.contact}>
        {projectResearch.contactLead} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </>
  );
}
