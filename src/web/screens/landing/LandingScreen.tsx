import { pages } from '../../../contracts/pages.ts';
import { signInPath, publicPages } from '../../../contracts/public-pages.ts';
import { countQuestions, entriesOfPage } from '../../../engine/catalog.ts';
import { landing, type LandingCounts } from '../../copy/public/landing.ts';
import { catalog } from '../../research/questionnaires/questionnaire-catalog.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { ExampleCard } from './ExampleCard.tsx';
import styles from './LandingScreen.module.css';

const counted: LandingCounts = {
  coins: countOf(pages.coinEvaluation.path),
  nfts: countOf(pages.nftEvaluation.path),
};

interface LandingScreenProps {
  /** A web page or a mail link. */
  readonly scheduleHref: string;
}

export function LandingScreen({ scheduleHref }: LandingScreenProps) {
  return (
    <>
      <div className={styles.hero}>
        <div>
          <h1 className={styles.headline}>{publicPages.landing.title}</h1>
          <p className={styles.lede}>{pages.home.lede}</p>
          <div className={styles.actions}>
            <ButtonLink variant="primary" size="lg" icon="calendar" href={scheduleHref}>
              {landing.scheduleButton}
            </ButtonLink>
            <ButtonLink size="lg" href={`${signInPath}?next=${pages.news.path}`}>
              {landing.startButton}
            </ButtonLink>
          </div>
          <p className={styles.smallPrint}>{landing.smallPrint}</p>
        </div>
        <ExampleCard />
      </div>
      <dl className={styles.facts}>
        {landing.facts.map(({ title, toText }) => (
          <div key={title} className={styles.fact}>
            <dt>{title}</dt>
            <dd>{toText(counted)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function countOf(path: string) {
  const [{ sections } = { sections: [] }] = entriesOfPage(catalog, path);
  return { sections: sections.length, questions: countQuestions(sections) };
}
