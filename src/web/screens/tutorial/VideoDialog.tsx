import { useState, useEffect, useRef, type RefObject } from 'react';
import { tutorialCopy } from '../../copy/tutorial.ts';
import { Message } from '../../ui/blocks/Message.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { Video } from './find-video.ts';
import styles from './VideoDialog.module.css';

export interface ShownVideo extends Video {
  readonly title: string;
  /** Start, in seconds. */
  readonly from: number;
}

interface VideoDialogProps {
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
            <track
              ref={track}
              kind="captions"
              srcLang="en"
              label={tutorialCopy.captions}
              src={captions}
              default
            />
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

interface Captions {
  readonly track: RefObject<HTMLTrackElement | null>;
  /** In order; empty until loaded. */
  readonly lines: readonly string[];
}

function useCaptions(): Captions {
  const track = useRef<HTMLTrackElement>(null);
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    const read = () => {
      setLines(Array.from(element.track.cues ?? [], readLine));
      showFromPlay(element);
    };
    if (element.readyState === HTMLTrackElement.LOADED) read();
    element.addEventListener('load', read);
    return () => element.removeEventListener('load', read);
  }, []);
  return { track, lines };
}

/** Before playback, a browser may show the caption of the beginning although the video starts elsewhere. */
function showFromPlay({ track, parentElement: video }: HTMLTrackElement): void {
  if (!(video instanceof HTMLVideoElement) || !video.paused) return;
  track.mode = 'hidden';
  const show = () => {
    track.mode = 'showing';
  };
  video.addEventListener('play', show, { once: true });
}

function readLine(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? cue.text : '';
}
