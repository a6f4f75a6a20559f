import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Frames a second. */
export const rate = 15;

export interface Encoder {
  /** Adds a picture (PNG) that stays for that many frames. */
  add(picture: Buffer, frames: number): Promise<void>;
  seconds(): number;
  /** Writes the file's end. Rejects if ffmpeg failed. */
  finish(): Promise<void>;
}

// H.264 in 4:2:0 with its index first: every browser plays it, and can start at any place.
const coding = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '25', '-g', '75', '-pix_fmt', 'yuv420p'];

export function openEncoder(target: string): Encoder {
  const input = ['-f', 'image2pipe', '-framerate', String(rate), '-c:v', 'png', '-i', '-'];
  const output = [...coding, '-an', '-map_metadata', '-1', '-movflags', '+faststart', target];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(ffmpeg, 'close');
  let count = 0;
  return {
    async add(picture, frames) {
      count += frames;
      for (let frame = 0; frame < frames; frame += 1) {
        if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
      }
    },
    seconds: () => count / rate,
    async finish() {
      ffmpeg.stdin.end();
      await ended;
      if (ffmpeg.exitCode !== 0) throw new Error(`ffmpeg could not write ${target}`);
    },
  };
}
