import { tutorialCopy } from '../../copy/tutorial.ts';
import type { TutorialQuestion, TutorialSection } from '../../copy/tutorial.ts';
import { Button } from '../../ui/controls/Button.tsx';
import type { FindVideo, Video } from './find-video.ts';
import { ShortAnswer } from './ShortAnswer.tsx';
import type { ShownVideo } from './VideoDialog.tsx';
import styles from './TutorialScreen.module.css';

interface TutorialRowsProps {
  readonly section: TutorialSection;
  readonly findVideo: FindVideo;
  readonly onPlay: (video: ShownVideo) => void;
}

export function TutorialRows({ section, findVideo, onPlay }: TutorialRowsProps) {
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
            <QuestionRow question={question} video={video} onPlay={onPlay} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

interface QuestionRowProps extends Pick<TutorialRowsProps, 'onPlay'> {
  readonly question: TutorialQuestion;
  readonly video: Video | undefined;
}

function QuestionRow({ question, video, onPlay }: QuestionRowProps) {
  const { title, answer, from = 0 } = question;
  return (
    <div className={styles.question}>
      <ShortAnswer title={title} answer={answer} />
      <span className={styles.title}>{title}</span>
      {video && (
        <Button
          variant="ghost"
          icon="play"
          aria-label={`${tutorialCopy.video}: ${title}`}
          onClick={() => onPlay({ ...video, title, from })}
        >
          <span className={styles.watch}>{tutorialCopy.video}</span>
        </Button>
      )}
    </div>
  );
}
