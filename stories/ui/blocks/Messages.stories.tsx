import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages, noMovementsMessage, rewardMessage } from '../../../src/contracts/messages.ts';
import { Message } from '../../../src/web/ui/blocks/Message.tsx';
import { Stack, Wide } from '../Stack.tsx';

type MessageName = keyof typeof messages;

/** The tone of each: an error, a success, or work in progress. */
const tones = {
  authFailed: 'error',
  emailInvalid: 'error',
  authWaiting: 'wait',
  disclaimerFailed: 'error',
  saveFailed: 'error',
  saved: 'ok',
  previousFailed: 'error',
  coinNotFound: 'error',
  coinSearchBlank: 'error',
  nftSearchShort: 'error',
  nftNotFound: 'error',
  nftSearchFailed: 'error',
  mediaLoading: 'wait',
  alreadyRewarded: 'ok',
  dailyFailed: 'error',
  movementsFailed: 'error',
  loadingFailed: 'error',
  noEvents: 'ok',
  reservesFailed: 'error',
  dailyCollected: 'ok',
} as const satisfies Record<MessageName, 'error' | 'ok' | 'wait'>;

/** Every message of docs/behaviour.md, word for word. */
function Messages() {
  return (
    <Stack>
      {Object.entries(tones).map(([name, tone]) => (
        <Wide key={name}>
          <Message tone={tone}>{messages[name as MessageName]}</Message>
        </Wide>
      ))}
      <Wide>
        <Message tone="ok">{rewardMessage(5, 128)}</Message>
      </Wide>
      <Wide>
        <Message tone="ok">{noMovementsMessage('BTC')}</Message>
      </Wide>
    </Stack>
  );
}

const meta = { title: 'UI/Messages', component: Messages } satisfies Meta<typeof Messages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
