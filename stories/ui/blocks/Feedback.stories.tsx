import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../../../src/web/ui/blocks/Banner.tsx';
import { Blank } from '../../../src/web/ui/blocks/Blank.tsx';
import { Failed } from '../../../src/web/ui/blocks/Failed.tsx';
import { Button } from '../../../src/web/ui/controls/Button.tsx';
import { Chip } from '../../../src/web/ui/blocks/Chip.tsx';
import { FeedAge } from '../../../src/web/feeds/FeedAge.tsx';
import { SampleBadge } from '../../../src/web/ui/blocks/SampleBadge.tsx';
import { Message } from '../../../src/web/ui/blocks/Message.tsx';
import { PageHeader } from '../../../src/web/ui/page/PageHeader.tsx';
import { PageSkeleton } from '../../../src/web/ui/page/PageSkeleton.tsx';
import { Panel } from '../../../src/web/ui/blocks/Panel.tsx';
import { Row, Stack, Wide } from '../Stack.tsx';

const tones = ['neutral', 'ok', 'bad', 'warn', 'info', 'accent'] as const;
const age = { source: 'CoinPaprika', asOf: new Date().toISOString() } as const;

function Feedback() {
  return (
    <Stack>
      <Row>
        {tones.map((tone) => (
          <Chip key={tone} tone={tone}>
            {tone}
          </Chip>
        ))}
        <SampleBadge />
      </Row>
      <Row>
        <FeedAge {...age} state="live" />
        <FeedAge {...age} state="stale" />
        <FeedAge {...age} state="sample" />
      </Row>
      <Message tone="error">Something did not work.</Message>
      <Message tone="ok">It worked.</Message>
      <Message tone="wait">It is being done...</Message>
      <Wide>
        <Banner tone="warn" icon="offline" action={<Button>View queue</Button>}>
          You are offline. Two sections wait to be sent.
        </Banner>
      </Wide>
      <Wide>
        <Banner tone="error">The last call failed.</Banner>
      </Wide>
      <Wide>
        <Banner tone="info">You are back online.</Banner>
      </Wide>
    </Stack>
  );
}

function Panels() {
  return (
    <Stack>
      <PageHeader title="Coin Evaluation" lede="One coin, eight short checklists.">
        <Button>Search Coin</Button>
      </PageHeader>
      <Wide>
        <Panel title="Coin info" actions={<SampleBadge />}>
          <Blank title="Nothing to show" actions={<Button>Choose another coin</Button>}>
            Try another coin or check back later.
          </Blank>
        </Panel>
      </Wide>
      <Wide>
        <Panel title="Coin news">
          <Failed title="This did not load" retry={{ onRetry: () => undefined }}>
            Your answers on this page are kept.
          </Failed>
        </Panel>
      </Wide>
      <Wide>
        <PageSkeleton />
      </Wide>
    </Stack>
  );
}

const meta = { title: 'UI/Feedback', component: Feedback } satisfies Meta<typeof Feedback>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const InPanels: Story = { render: () => <Panels /> };
