import { useState } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { tutorialCopy } from '../../copy/tutorial.ts';
import type { TutorialSection } from '../../copy/tutorial.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { findVideo as findOurVideo } from './find-video.ts';
import type { FindVideo } from './find-video.ts';
import { TutorialRows } from './TutorialRows.tsx';
import { VideoDialog } from './VideoDialog.tsx';
import type { ShownVideo } from './VideoDialog.tsx';
import styles from './TutorialScreen.module.css';

interface TutorialScreenProps {
  readonly sections?: readonly TutorialSection[];
  readonly findVideo?: FindVideo;
}

export function TutorialScreen({
  sections = tutorialCopy.sections,
  findVideo = findOurVideo,
}: TutorialScreenProps) {
  const [video, setVideo] = useState<ShownVideo>();
  return (
    <>
      <PageHeader {...pages.tutorial} />
      <div className={styles.panel}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{tutorialCopy.caption}</VisuallyHidden>
          </caption>
          <thead className={styles.head}>
            <tr>
              <th scope="col">{tutorialCopy.section}</th>
              <th scope="col">{tutorialCopy.question}</th>
            </tr>
          </thead>
          {sections.map((section) => (
            <TutorialRows key={section.number} section={section} findVideo={findVideo} onPlay={setVideo} />
          ))}
        </table>
      </div>
      <VideoDialog video={video} onClose={() => setVideo(undefined)} />
    </>
  );
}
