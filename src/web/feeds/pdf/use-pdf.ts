import { useEffect, useState } from 'react';
import { getDocument, PDFWorker, VerbosityLevel, version, type PDFDocumentProxy } from 'pdfjs-dist';
import { isRecord } from '../../../lib/is-record.ts';
import { CodeNotLoaded } from '../../ui/page/code-not-loaded.ts';
import type { LossMessage } from './pdf-worker.ts';
// oxlint-disable-next-line import/default -- the bundler provides it: the address of the file
import workerAddress from './pdf-worker.ts?worker&url';
import { toScriptAddress } from './script-address.ts';

export type PdfDocument = PDFDocumentProxy;

export interface Pdf {
  readonly document: PdfDocument;
  /** A picture or font of a page that was drawn is missing. */
  readonly hasLoss: boolean;
}

/** Undefined until loaded. `onBroken` is called if the file cannot be read. Throws if the reader's code cannot be loaded. */
export function usePdf(file: Blob, onBroken: () => void): Pdf | undefined {
  const [document, setDocument] = useState<PdfDocument>();
  const [hasLoss, setLoss] = useState(false);
  const [lost, setLost] = useState<CodeNotLoaded>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let opened: OpenedPdf | undefined;
    const open = async () => {
      try {
        opened = await openPdf(file, signal, () => setLoss(true));
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof CodeNotLoaded) setLost(error);
        else onBroken();
        return;
      }
      if (signal.aborted) opened.close();
      else setDocument(opened.document);
    };
    void open();
    return () => {
      controller.abort();
      opened?.close();
    };
  }, [file, onBroken]);
  if (lost) throw lost;
  return document && { document, hasLoss };
}

interface OpenedPdf {
  readonly document: PdfDocument;
  readonly close: () => void;
}

/** scripts/pdf-files.ts writes them. */
const files = `/assets/pdf-${version}`;

/** In pixels. */
const maxImageSize = 40_000_000;

/** Rejects if the file cannot be read or the signal aborts. */
async function openPdf(file: Blob, signal: AbortSignal, onLoss: () => void): Promise<OpenedPdf> {
  const thread = new Worker(toScriptAddress(workerAddress), { type: 'module' });
  // Listened to from the start: the script may fail while the file is being read.
  const failed = new Promise<never>((_, reject) => {
    thread.addEventListener('error', (event) => reject(toFailure(event)));
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  thread.addEventListener('message', ({ data }) => isLossMessage(data) && onLoss());
  const worker = PDFWorker.create({ port: thread, verbosity: VerbosityLevel.WARNINGS });
  const close = () => {
    worker.destroy();
    thread.terminate();
  };
  try {
    const open = async () => {
      const data = await file.arrayBuffer();
      signal.throwIfAborted();
      return getDocument({
        data,
        worker,
        cMapUrl: `${files}/cmaps/`,
        standardFontDataUrl: `${files}/standard_fonts/`,
        wasmUrl: `${files}/wasm/`,
        // The page's policy forbids eval, WebAssembly included; ICC profiles, which need it, give way to plain colours.
        useWasm: false,
        enableXfa: false,
        maxImageSize,
        verbosity: VerbosityLevel.ERRORS,
      }).promise;
    };
    return { document: await Promise.race([open(), failed]), close };
  } catch (error) {
    close();
    throw error;
  }
}

function isLossMessage(data: unknown): data is LossMessage {
  return isRecord(data) && data['hasLoss'] === true;
}

/** Browsers report a script that failed to load without a message. A remounted reader loads it again. */
function toFailure(event: Event): Error {
  if (event instanceof ErrorEvent && event.message !== '') return new Error(event.message);
  return new CodeNotLoaded(event, { fetch: async () => undefined, forget: () => undefined });
}
