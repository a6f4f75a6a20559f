import { useState } from 'react';
import { tutorialCopy } from '../../copy/tutorial.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import type { Video } from './find-video.ts';
import { useCaptions } from './use-captions.ts';
import styles from './VideoDialog.module.css';

export interface ShownVideo extends Video {
  readonly title: string;
  /** Seconds from its beginning where it starts. */
  readonly from: number;
}

interface VideoDialogProps {
  /** None: closed. */
  readonly video: ShownVideo | undefined;
  readonly onClose: () => void;
}

export function VideoDialog({ video, onClose }: VideoDialogProps) {
  return (
    <Dialog open={video !== undefined} title={video?.title ?? ''} size="fit" onClose={onClose}>
      {video && <Player key={video.title} {...video} />}
    </Dialog>
  );
}

function Player({ src, captions, from }: Omit<ShownVideo, 'title'>) {
  const [failed, setFailed] = useState(false);
  const { track, lines } = useCaptions();
  return (
    <>
      <div className={styles.frame}>
        {failed ? (
          <Message tone="error">{tutorialCopy.videoFailed}</Message>
        ) : (
          <video
            className={styles.video}
            src={from > 0 ? `${src}#t=${from}` : src}
            controls
            playsInline
            preload="metadata"
            onError={() => setFailed(true)}
          >
            <track ref={track} kind="captions" srcLang="en" label="English" src={captions} default />
          </video>
        )}
      </div>
      {lines.length > 0 && (
        <details className={styles.words}>
          <summary>{tutorialCopy.inWords}</summary>
          <ol>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
