import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PDFPageProxy } from 'pdfjs-dist';
import type { Size, Tile } from './page-size.ts';
import styles from './Pdf.module.css';

interface PdfTileProps {
  readonly page: PDFPageProxy;
  readonly tile: Tile;
  /** The page in device px. */
  readonly whole: Size;
  /** The page has no other; it is drawn wherever it is. */
  readonly isLone: boolean;
  readonly onReady: (() => void) | undefined;
  readonly onBroken: () => void;
}

/** Has a canvas only near the viewport: those of a long page together would need too much memory. */
export function PdfTile({ isLone, ...props }: PdfTileProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame, isLone);
  const { tile, whole } = props;
  const place = {
    left: toPercent(tile.left / whole.width),
    top: toPercent(tile.top / whole.height),
    width: toPercent(tile.width / whole.width),
    height: toPercent(tile.height / whole.height),
  };
  return (
    <div ref={frame} className={styles.tile} style={place}>
      {isNear && <TileCanvas {...props} />}
    </div>
  );
}

function TileCanvas({ page, tile, whole, onReady, onBroken }: Omit<PdfTileProps, 'isLone'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const events = useRef({ onReady, onBroken });
  useEffect(() => {
    events.current = { onReady, onBroken };
  });
  const { left, top, width, height } = tile;
  const { width: pageWidth } = whole;
  useEffect(() => {
    const target = canvas.current;
    if (target === null) return undefined;
    const scale = pageWidth / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale, offsetX: -left, offsetY: -top });
    const task = page.render({ canvas: target, viewport });
    let ended = false;
    task.promise.then(
      () => ended || events.current.onReady?.(),
      () => ended || events.current.onBroken(),
    );
    return () => {
      ended = true;
      task.cancel();
    };
  }, [page, pageWidth, left, top]);
  return <canvas ref={canvas} className={styles.canvas} width={width} height={height} />;
}

function toPercent(part: number): string {
  return `${part * 100}%`;
}

/** Whether the element is within a window's height of the viewport. */
function useNear(watched: RefObject<HTMLElement | null>, isAlways: boolean): boolean {
  const [isNear, setNear] = useState(isAlways);
  useEffect(() => {
    if (isAlways || !watched.current) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '100%',
      scrollMargin: '100%',
    });
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched, isAlways]);
  return isNear;
}
