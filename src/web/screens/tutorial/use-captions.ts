import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface Captions {
  /** For the element that loads them. */
  readonly track: RefObject<HTMLTrackElement | null>;
  /** What they say, in order; none before they are there. */
  readonly lines: readonly string[];
}

/** The captions of a video as text, for who reads them rather than watches. */
export function useCaptions(): Captions {
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

/** Before it plays, a browser may show what is said at its beginning, although it starts elsewhere. */
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
