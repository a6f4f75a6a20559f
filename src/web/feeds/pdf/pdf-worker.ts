import 'pdfjs-dist/build/pdf.worker.mjs';

/** From this worker: something of the document is missing in what is drawn. */
export interface LossMessage {
  readonly hasLoss: true;
}

const losses =
  /Unable to decode image|Image exceeded maximum|loadFont - |ont .*is not available|translateFont - fetching|getOperatorList - ignoring (?:errors|XObject|Shading)/;

// oxlint-disable-next-line eslint/no-console -- pdf.js only warns of what it leaves out, and goes on
console.warn = (warning: unknown) => {
  const message: LossMessage = { hasLoss: true };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have none
  if (losses.test(String(warning))) globalThis.postMessage(message);
};
