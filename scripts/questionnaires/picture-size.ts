import { imageSize } from 'image-size';
import { toProblem, type Place, type Problem } from './problem.ts';

/** A browser unpacks a picture into four bytes for each pixel, however small its file is. */
const mostPixels = 4000;

export function sizeProblems(bytes: Uint8Array, format: string, place: Place): readonly Problem[] {
  if (format === 'svg') {
    const hasViewBox = /<svg\b[^>]*\sviewBox\s*=/i.test(new TextDecoder().decode(bytes));
    return hasViewBox ? [] : [toProblem('warning', place, 'drawing-without-size', {})];
  }
  const size = readSize(bytes);
  if (!size) return [toProblem('error', place, 'picture-unreadable', {})];
  if (Math.max(size.width, size.height) <= mostPixels) return [];
  return [toProblem('error', place, 'picture-too-many-pixels', { ...size, most: mostPixels })];
}

function readSize(bytes: Uint8Array) {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch {
    return undefined;
  }
}
