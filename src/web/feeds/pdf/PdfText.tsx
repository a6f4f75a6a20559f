import { useEffect, useRef, type RefObject } from 'react';
import { TextLayer, type PDFPageProxy } from 'pdfjs-dist';
import styles from './Pdf.module.css';

interface PdfTextProps {
  readonly page: PDFPageProxy;
  readonly sheet: RefObject<HTMLElement | null>;
}

/** The page's text, transparent over the drawing: to find, copy, read aloud and translate. */
export function PdfText({ page, sheet }: PdfTextProps) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [container, frame] = [layer.current, sheet.current];
    if (container === null || frame === null) return undefined;
    const { width } = page.getViewport({ scale: 1 });
    const fit = () => {
      // The layer's lengths are in the page's own unit.
      const factor = (frame.clientWidth / width) * page.userUnit;
      container.style.setProperty('--total-scale-factor', String(factor));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(frame);
    const text = new TextLayer({
      textContentSource: page.streamTextContent(),
      container,
      viewport: page.getViewport({ scale: frame.clientWidth / width || 1 }),
    });
    // A page whose text cannot be read is still shown.
    text.render().catch(() => undefined);
    return () => {
      observer.disconnect();
      text.cancel();
      container.replaceChildren();
    };
  }, [page, sheet]);
  return <div ref={layer} className={styles.text} />;
}
