export interface Caption {
  /** Seconds from the film's beginning. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export function writeCaptions(captions: readonly Caption[]): string {
  const cues = captions.map(({ from, to, text }) => `${toTime(from)} --> ${toTime(to)}\n${text}\n`);
  return ['WEBVTT\n', ...cues].join('\n');
}

function toTime(seconds: number): string {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, '0');
  return `00:${minutes}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
}
