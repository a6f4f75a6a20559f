import { projectResearch } from '../../copy/project-research.ts';
import styles from './ProjectResearchScreen.module.css';

export function ProjectResearchScreen({ contactEmail }: { readonly contactEmail: string }) {
  return (
    <>
      <h1 className={styles.title}>{projectResearch.title}</h1>
      <p className={styles.intro}>{projectResearch.intro}</p>
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
