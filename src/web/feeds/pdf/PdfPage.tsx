import { useEffect, useRef, useState } from 'react';
import type { PDFPageProxy } from 'pdfjs-dist';
import { classNames } from '../../ui/class-names.ts';
import { toShownSize, toTiles, type Size } from './page-size.ts';
import { PdfText } from './PdfText.tsx';
import { PdfTile } from './PdfTile.tsx';
import type { PdfDocument } from './use-pdf.ts';
import styles from './Pdf.module.css';

interface PdfPageProps {
  readonly document: PdfDocument;
  /** From 1. */
  readonly number: number;
  /** In CSS px. */
  readonly width: number;
  readonly label: string;
  readonly onReady?: (() => void) | undefined;
  readonly onBroken: () => void;
}

export function PdfPage({ document, number, width, label, onReady, onBroken }: PdfPageProps) {
  const page = usePage(document, number, onBroken);
  const size = page && toShownSize(page.getViewport({ scale: 1 }), width);
  const isBroken = page !== undefined && size === undefined;
  useEffect(() => {
    if (isBroken) onBroken();
  }, [isBroken, onBroken]);
  const isWide = size !== undefined && size.width > width;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide page is scrolled, by keyboard too
    <figure className={styles.figure} aria-label={label} tabIndex={isWide ? 0 : undefined}>
      {page && size && (
        <Sheet
          // One canvas per page: pdf.js cannot draw twice on one at a time.
          key={number}
          page={page}
          size={size}
          isWide={isWide}
          onReady={onReady}
          onBroken={onBroken}
        />
      )}
    </figure>
  );
}

function usePage(document: PdfDocument, number: number, onBroken: () => void): PDFPageProxy | undefined {
  const [loaded, setLoaded] = useState<PDFPageProxy>();
  const broken = useRef(onBroken);
  useEffect(() => {
    broken.current = onBroken;
  });
  useEffect(() => {
    let left = false;
    document.getPage(number).then(
      (page) => left || setLoaded(page),
      () => left || broken.current(),
    );
    return () => {
      left = true;
    };
  }, [document, number]);
  return loaded?.pageNumber === number ? loaded : undefined;
}

interface SheetProps {
  readonly page: PDFPageProxy;
  readonly size: Size;
  readonly isWide: boolean;
  readonly onReady: (() => void) | undefined;
  readonly onBroken: () => void;
}

function Sheet({ page, size, isWide, onReady, onBroken }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [ratio] = useState(() => Math.min(window.devicePixelRatio, 2));
  const tiles = toTiles(size, ratio);
  const whole = { width: size.width * ratio, height: size.height * ratio };
  return (
    <div
      ref={sheet}
      className={classNames(styles.sheet, isWide && styles.wide)}
      style={{ aspectRatio: `${size.width} / ${size.height}`, ...(isWide && { width: size.width }) }}
    >
      {tiles.map((tile) => (
        <PdfTile
          key={`${tile.left} ${tile.top}`}
          page={page}
          tile={tile}
          whole={whole}
          isLone={tiles.length === 1}
          onReady={onReady}
          onBroken={onBroken}
        />
      ))}
      <PdfText page={page} sheet={sheet} />
    </div>
  );
}
