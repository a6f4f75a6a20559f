import { Link, useSearchParams } from 'react-router-dom';
import { nftNameParam, pages } from '../../../contracts/pages.ts';
import { readNftId, type Subject } from '../../../contracts/subject.ts';
import { coinPageCopy as copy } from '../../copy/research/coin-page.ts';
import { useSubjectWork } from '../../research/lists/use-subject-work.ts';
import { FactsPanel } from '../../panels/coin/FactsPanel.tsx';
import type { FoundNft } from '../../panels/nft/find-nft.ts';
import { NftPanel } from '../../panels/nft/NftPanel.tsx';
import { useNft } from '../../panels/nft/use-nft.ts';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Figure, toState } from './CoinFigures.tsx';
import { CoinJournal } from './CoinJournal.tsx';
import { CoinResearch } from './CoinResearch.tsx';
import { ResearchActs } from './ResearchActs.tsx';
import styles from './CoinScreen.module.css';

interface NftScreenProps {
  /** Chain, contract and, for a single item, token. */
  readonly id: string;
  readonly entry: CatalogEntry;
  readonly journals: readonly CatalogEntry[];
}

export function NftScreen({ id, entry, journals }: NftScreenProps) {
  const now = useClock();
  const [params] = useSearchParams();
  const { analyses, find } = useSubjectWork(entry);
  const named = params.get(nftNameParam)?.trim() ?? '';
  // Sources find NFTs by name only. A link contains the searched words, whose result is cached.
  const ownName = find({ id, name: named }).own[0]?.subject?.name ?? named;
  const term = named === '' ? ownName : named;
  const state = useNft(!analyses.isPending && term !== '' ? { name: term, searchCount: 0 } : undefined);
  const hit = state.kind === 'found' ? findHit(state.nfts, id) : undefined;
  const name = hit?.name ?? ownName;
  const work = find({ id, name });
  const isNone = analyses.isSuccess && work.own.length === 0;
  useDocumentTitle(name === '' ? pages.nft.title : name);
  if (analyses.isPending || (isNone && state.kind === 'searching'))
    return (
      <>
        <PageHeader {...pages.nft} />
        <Message tone="wait">{copy.loading}</Message>
      </>
    );
  const isUnknown = !hit && state.kind !== 'searching' && state.kind !== 'failed';
  if (isUnknown && isNone) return <UnknownNft />;
  const subject: Subject = { id, name };
  return (
    <>
      <PageHeader title={name} lede={readNftId(id)?.chain}>
        <ResearchActs entry={entry} subject={subject} work={work} />
      </PageHeader>
      <div className={styles.page}>
        <Panel label={copy.figures}>
          <dl className={styles.figures}>
            <Figure title={copy.state}>
              {analyses.data ? toState(work, now) : <Skeleton width={112} />}
            </Figure>
          </dl>
        </Panel>
        {state.kind === 'failed' && <Message tone="error">{copy.nftDown}</Message>}
        {state.kind === 'found' && hit && (
          <div className={styles.nft}>
            <NftPanel searched={name} nft={hit} feed={state.feed} />
          </div>
        )}
        {/** The search response has the collection, so the facts come without another call. */}
        {state.kind !== 'searching' && <FactsPanel kind="nft" id={id} name={name} symbol="" />}
        <CoinResearch entry={entry} subject={subject} />
        <CoinJournal evaluation={entry} journals={journals} subject={subject} />
      </div>
    </>
  );
}

function findHit(nfts: readonly FoundNft[], id: string): FoundNft | undefined {
  return nfts.find((nft) => nft.id === id);
}

function UnknownNft() {
  return (
    <>
      <PageHeader {...pages.nft} />
      <Panel label={copy.nftUnknownTitle}>
        <Blank
          title={copy.nftUnknownTitle}
          actions={
            <Link className={toButtonClass({ variant: 'primary' })} to={pages.nftEvaluation.path}>
              {pages.nftEvaluation.title}
            </Link>
          }
        >
          {copy.nftUnknownText}
        </Blank>
      </Panel>
    </>
  );
}
