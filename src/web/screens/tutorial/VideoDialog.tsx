import { useState } from 'react';
import { tutorialCopy } from '../../copy/tutorial.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import type { Video } from './find-video.ts';
import styles from './VideoDialog.module.css';

export interface ShownVideo extends Video {
  readonly title: string;
}

interface VideoDialogProps {
  /** None: closed. */
  readonly video: ShownVideo | undefined;
  readonly onClose: () => void;
}

export function VideoDialog({ video, onClose }: VideoDialogProps) {
  return (
    <Dialog open={video !== undefined} title={video?.title ?? ''} size="fit" onClose={onClose}>
      {video && <Player key={video.src} {...video} />}
    </Dialog>
  );
}

function Player({ src, captions }: Video) {
  const [failed, setFailed] = useState(false);
  return (
    <div className={styles.frame}>
      {failed ? (
        <Message tone="error">{tutorialCopy.videoFailed}</Message>
      ) : (
        <video className={styles.video} src={src} controls playsInline onError={() => setFailed(true)}>
          <track kind="captions" srcLang="en" src={captions} default />
        </video>
      )}
    </div>
  );
}
