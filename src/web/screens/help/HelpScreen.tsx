import { Link, useLocation } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { helpCopy, type HelpTopic } from '../../copy/help.ts';
import { useTheme } from '../../ui/hooks/use-theme.ts';
import { Disclosure } from '../../ui/blocks/Disclosure.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useEffect, useRef } from 'react';
import { BuySignals } from './BuySignals.tsx';
import { findScreenshot as findOurScreenshot, type FindScreenshot, type Screenshot } from './find-picture.ts';
import styles from './HelpScreen.module.css';

const { topics, miscellaneous } = helpCopy;

interface HelpScreenProps {
  readonly findScreenshot?: FindScreenshot;
}

export function HelpScreen({ findScreenshot = findOurScreenshot }: HelpScreenProps) {
  useLinkedTopic();
  return (
    <>
      <PageHeader {...pages.help} />
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label={helpCopy.contents}>
          <ul>
            {[...topics, miscellaneous].map(({ id, title }) => (
              <li key={id}>
                <Link className={styles.link} to={`#${id}`}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.topics}>
          {topics.map((topic, index) => (
            <Topic key={topic.id} topic={topic} open={index === 0} screenshot={findScreenshot(topic.id)} />
          ))}
          <Disclosure id={miscellaneous.id} title={miscellaneous.title} subtitle={miscellaneous.heading}>
            <BuySignals />
          </Disclosure>
        </div>
      </div>
    </>
  );
}

interface TopicProps {
  readonly topic: HelpTopic;
  readonly open: boolean;
  readonly screenshot: Screenshot | undefined;
}

function Topic({ topic, open, screenshot }: TopicProps) {
  return (
    <Disclosure id={topic.id} title={topic.title} open={open}>
      <ul className={styles.paragraphs}>
        {topic.paragraphs.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {topic.example !== undefined && <p className={styles.example}>{topic.example}</p>}
      {screenshot !== undefined && <ThemedPicture {...screenshot} alt={topic.screenshot} />}
    </Disclosure>
  );
}

function ThemedPicture({ src, alt, ...native }: Screenshot & { readonly alt: string }) {
  return <img className={styles.screenshot} {...native} src={src[useTheme()]} alt={alt} loading="lazy" />;
}

function useLinkedTopic(): void {
  const { hash, key } = useLocation();
  const shown = useRef('');
  useEffect(() => {
    const entry = `${key}${hash}`;
    // A closing dialog restores its page's history entry, which must not scroll.
    if (shown.current === entry) return undefined;
    const named = document.getElementById(hash.slice(1));
    const topic = named instanceof HTMLDetailsElement ? named : undefined;
    if (topic) topic.open = true;
    // After the frame in which a new page takes the focus.
    const frame = requestAnimationFrame(() => {
      shown.current = entry;
      topic?.scrollIntoView({ block: 'start' });
      topic?.querySelector('summary')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
