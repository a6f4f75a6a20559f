import { pages } from '../../../contracts/pages.ts';
import { loginPath, publicPages } from '../../../contracts/public-pages.ts';
import { landing, type Counted } from '../../copy/public/landing.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { ExampleCard } from './ExampleCard.tsx';
import styles from './LandingScreen.module.css';

interface LandingScreenProps {
  /** Where a call is arranged: a web page, or a mail link. */
  readonly scheduleHref: string;
  readonly counted: Counted;
}

export function LandingScreen({ scheduleHref, counted }: LandingScreenProps) {
  return (
    <>
      <div className={styles.hero}>
        <div>
          <h1 className={styles.headline}>{publicPages.landing.title}</h1>
          <p className={styles.lede}>{pages.home.lede}</p>
          <div className={styles.actions}>
            <ButtonLink
              variant="primary"
              size="lg"
              icon="calendar"
              href={scheduleHref}
              external={scheduleHref.startsWith('https:')}
            >
              {landing.scheduleButton}
            </ButtonLink>
            <ButtonLink size="lg" href={`${loginPath}?next=${pages.news.path}`}>
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
