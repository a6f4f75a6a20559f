import { Suspense, type ReactNode } from 'react';
import { messages } from '../../../contracts/messages.ts';
import { nftPanelCopy as copy } from '../../copy/panels/nft.ts';
import { pdfCopy } from '../../copy/panels/pdf.ts';
import { ErrorBoundary } from '../../ui/blocks/ErrorBoundary.tsx';
import { Spinner } from '../../ui/blocks/Spinner.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CodeBoundary } from '../../ui/page/CodeBoundary.tsx';
import { toComponent } from '../../ui/page/lazy-code.ts';
import placeholder from '../../feeds/placeholder.svg';
import type { MediaKind } from './find-nft.ts';
import type { Preview } from '../../feeds/use-preview.ts';
import styles from './NftStage.module.css';

const PdfPreview = toComponent(async () => (await import('../../feeds/PdfPreview.tsx')).PdfPreview);

interface NftStageProps {
  readonly preview: Preview;
  readonly kind: MediaKind;
  readonly title: string;
  /** The file's address at its source; undefined: it has none that opens in a browser. */
  readonly original?: string | undefined;
  readonly ready: boolean;
  readonly onReady: () => void;
  readonly onBroken: () => void;
}

export function NftStage(props: NftStageProps) {
  const { preview, title } = props;
  const missing = (
    <Frame busy={false}>
      <NftPlaceholder title={title} />
    </Frame>
  );
  if (preview.kind === 'failed') return missing;
  return (
    <ErrorBoundary key={preview.at} fallback={missing}>
      <CodeBoundary title={pdfCopy.readerMissing}>
        <Stage {...props} preview={preview} />
      </CodeBoundary>
    </ErrorBoundary>
  );
}

interface StageProps extends NftStageProps {
  readonly preview: Exclude<Preview, { kind: 'failed' }>;
}

function Stage({ preview, ...props }: StageProps) {
  const { kind, ready } = props;
  return (
    <Frame busy={!ready} isPaper={ready && kind === 'pdf'}>
      {preview.kind === 'loaded' && (
        <div className={classNames(styles.file, !ready && styles.waiting)}>
          <Suspense>
            <MediaFile {...props} file={preview.file} url={preview.url} />
          </Suspense>
        </div>
      )}
      {!ready && (
        <output className={styles.loading}>
          <Spinner /> {messages.mediaLoading}
        </output>
      )}
    </Frame>
  );
}

interface FrameProps {
  readonly busy: boolean;
  readonly isPaper?: boolean;
  readonly children: ReactNode;
}

function Frame({ busy, isPaper = false, children }: FrameProps) {
  return (
    <div className={classNames(styles.stage, isPaper && styles.paper)} aria-busy={busy}>
      {children}
    </div>
  );
}

interface MediaFileProps extends Omit<NftStageProps, 'preview' | 'ready'> {
  readonly file: Blob;
  readonly url: string;
}

function MediaFile({ kind, file, url, title, original, onReady, onBroken }: MediaFileProps) {
  switch (kind) {
    case 'image':
      return <img className={styles.picture} src={url} alt={title} onLoad={onReady} onError={onBroken} />;
    case 'video':
      return (
        <video
          className={styles.picture}
          src={url}
          aria-label={title}
          controls
          muted
          loop
          playsInline
          preload="metadata"
          onLoadedMetadata={onReady}
          onError={onBroken}
        />
      );
    case 'pdf':
      return (
        <PdfPreview file={file} title={title} original={original} onReady={onReady} onBroken={onBroken} />
      );
  }
}

function NftPlaceholder({ title }: { readonly title: string }) {
  return <img className={styles.picture} src={placeholder} alt={copy.noPreview(title)} />;
}
