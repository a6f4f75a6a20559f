import { useState, type ReactNode } from 'react';
import type { Feed } from '../../../contracts/feed.ts';
import { nftPanelCopy as copy } from '../../copy/panels/nft.ts';
import { FeedAge } from '../../feeds/FeedAge.tsx';
import { markFigures } from '../../feeds/mark-figures.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { classNames } from '../../ui/class-names.ts';
import { findOriginal, toMediaKind, type FoundNft, type MediaKind } from './find-nft.ts';
import { NftFacts } from './NftFacts.tsx';
import { NftStage } from './NftStage.tsx';
import { usePreview, type Preview } from '../../feeds/use-preview.ts';
import styles from './NftPanel.module.css';

interface NftPanelProps {
  /** Search text, shown where the source has no name. */
  readonly searched: string;
  readonly nft: FoundNft;
  readonly feed: Feed<unknown>;
  readonly heading?: ReactNode;
  readonly children?: ReactNode;
}

const kindNames: Readonly<Record<MediaKind, string>> = { image: 'Image', video: 'Video', pdf: 'PDF' };

export function NftPanel(props: NftPanelProps) {
  return <PanelOfFile key={props.nft.address} {...props} />;
}

function PanelOfFile({ searched, nft, feed, heading, children }: NftPanelProps) {
  const title = nft.name ?? searched;
  const [preview, onBroken] = usePreview(nft.sources);
  const [readyAt, setReadyAt] = useState<number>();
  const kind = toMediaKind(nft.address, preview.kind === 'loaded' ? preview.file.type : '');
  const origin = toOrigin(nft, preview, kind);
  return (
    <Panel label={copy.label} className={classNames(styles.panel, kind !== 'image' && styles.wide)}>
      <div className={styles.media}>
        <NftStage
          preview={preview}
          kind={kind}
          title={title}
          original={findOriginal(nft.address)}
          ready={preview.kind === 'loaded' && preview.at === readyAt}
          onReady={() => preview.kind === 'loaded' && setReadyAt(preview.at)}
          onBroken={onBroken}
        />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>{heading ?? title}</h2>
        {origin !== undefined && <p className={styles.origin}>{origin}</p>}
        <NftFacts nft={nft} />
        <FeedAge source={feed.source} asOf={feed.asOf} state={feed.state} />
        {children}
        <output>
          <VisuallyHidden>{markFigures(feed.state, copy.found(title))}</VisuallyHidden>
        </output>
      </div>
    </Panel>
  );
}

function toOrigin(
  { sources, throughGateways }: FoundNft,
  preview: Preview,
  kind: MediaKind,
): string | undefined {
  if (preview.kind === 'failed') {
    return throughGateways ? copy.noGateway : copy.noFile;
  }
  if (!throughGateways) return undefined;
  const gateway = `gateway ${preview.at + 1} of ${sources.length}`;
  return preview.kind === 'loading' ? `Trying ${gateway}` : `${kindNames[kind]} from ${gateway}`;
}
