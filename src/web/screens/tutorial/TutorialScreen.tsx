import { useId, useState } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { tutorialCopy, type TutorialSection, type TutorialQuestion } from '../../copy/tutorial.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ColumnHeads } from '../../ui/table/Table.tsx';
import { findVideo as findOurVideo, type FindVideo, type Video } from './find-video.ts';
import { QuestionButton } from './QuestionButton.tsx';
import { VideoDialog, type ShownVideo } from './VideoDialog.tsx';
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
          <ColumnHeads
            className={styles.head}
            names={[tutorialCopy.section, tutorialCopy.question, tutorialCopy.videos]}
          />
          {sections.map((section) => (
            <TutorialRows key={section.number} section={section} findVideo={findVideo} onPlay={setVideo} />
          ))}
        </table>
      </div>
      <VideoDialog video={video} onClose={() => setVideo(undefined)} />
    </>
  );
}

interface TutorialRowsProps {
  readonly section: TutorialSection;
  readonly findVideo: FindVideo;
  readonly onPlay: (video: ShownVideo) => void;
}

function TutorialRows({ section, findVideo, onPlay }: TutorialRowsProps) {
  const video = findVideo(section.video);
  return (
    <tbody className={styles.section}>
      {section.questions.map((question, index) => (
        <tr key={question.title}>
          {index === 0 && (
            <th className={styles.heading} scope="rowgroup" rowSpan={section.questions.length}>
              <span className={styles.number}>{section.number}</span> {section.title}
            </th>
          )}
          <td className={styles.cell}>
            <QuestionAnswer {...question} />
          </td>
          <td className={styles.video}>
            {video && <WatchButton question={question} video={video} onPlay={onPlay} />}
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function QuestionAnswer({ title, answer }: TutorialQuestion) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <QuestionButton title={title} open={open} answerId={id} onToggle={() => setOpen(!open)} />
      <p className={styles.answer} id={id} hidden={!open}>
        {answer}
      </p>
    </>
  );
}

interface WatchButtonProps extends Pick<TutorialRowsProps, 'onPlay'> {
  readonly question: TutorialQuestion;
  readonly video: Video;
}

function WatchButton({ question: { title, from = 0 }, video, onPlay }: WatchButtonProps) {
  return (
    <Button
      variant="ghost"
      icon="play"
      aria-label={`${tutorialCopy.video}: ${title}`}
      onClick={() => onPlay({ ...video, title, from })}
    />
  );
}
