import { tutorialCopy } from '../../copy/tutorial.ts';
import type { TutorialQuestion, TutorialSection } from '../../copy/tutorial.ts';
import { Button } from '../../ui/Button.tsx';
import type { FindVideo } from './find-video.ts';
import { ShortAnswer } from './ShortAnswer.tsx';
import type { ShownVideo } from './VideoDialog.tsx';
import styles from './TutorialScreen.module.css';

interface TutorialRowsProps {
  readonly section: TutorialSection;
  readonly findVideo: FindVideo;
  readonly onPlay: (video: ShownVideo) => void;
}

export function TutorialRows({ section, findVideo, onPlay }: TutorialRowsProps) {
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
            <QuestionRow question={question} findVideo={findVideo} onPlay={onPlay} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

interface QuestionRowProps extends Omit<TutorialRowsProps, 'section'> {
  readonly question: TutorialQuestion;
}

function QuestionRow({ question, findVideo, onPlay }: QuestionRowProps) {
  const { title, answer } = question;
  const video = question.video === undefined ? undefined : findVideo(question.video);
  return (
    <div className={styles.question}>
      <ShortAnswer title={title} answer={answer} />
      <span className={styles.title}>{title}</span>
      {video && (
        <Button
          variant="ghost"
          icon="play"
          aria-label={`${tutorialCopy.video}: ${title}`}
          onClick={() => onPlay({ ...video, title })}
        >
          {tutorialCopy.video}
        </Button>
      )}
    </div>
  );
}
