import { useEffect, useRef } from 'react';
import type { PdfDocument } from './use-pdf.ts';
import styles from './Pdf.module.css';

interface PdfPageProps {
  readonly document: PdfDocument;
  /** From 1. */
  readonly number: number;
  readonly width: number;
  readonly label: string;
  readonly onReady?: (() => void) | undefined;
  readonly onBroken: () => void;
}

export function PdfPage({ document, number, width, label, onReady, onBroken }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const events = useRef({ onReady, onBroken });
  useEffect(() => {
    events.current = { onReady, onBroken };
  });
  useEffect(() => {
    const target = canvas.current;
    if (target === null) return;
    const drawing = new AbortController();
    draw(document, number, width, target, drawing.signal).then(
      () => !drawing.signal.aborted && events.current.onReady?.(),
      () => !drawing.signal.aborted && events.current.onBroken(),
    );
    return () => drawing.abort();
  }, [document, number, width]);
  // One canvas per page: pdf.js cannot draw twice on one at a time.
  return (
    <figure className={styles.figure} aria-label={label}>
      <canvas key={number} className={styles.page} ref={canvas} />
    </figure>
  );
}

async function draw(
  document: PdfDocument,
  number: number,
  width: number,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<void> {
  const page = await document.getPage(number);
  signal.throwIfAborted();
  const scale = (width / page.getViewport({ scale: 1 }).width) * Math.min(window.devicePixelRatio, 2);
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => task.cancel());
  await task.promise;
}
