import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageList, pages } from '../../../src/contracts/pages.ts';
import { buildSidebar } from '../../../src/web/shell/navigation/navigation.ts';
import { tutorialCopy } from '../../../src/web/copy/tutorial.ts';
import type { Video } from '../../../src/web/screens/tutorial/find-video.ts';
import { TutorialScreen } from '../../../src/web/screens/tutorial/TutorialScreen.tsx';
import { Shell } from '../../../src/web/shell/Shell.tsx';
import { narrow } from '../../research/form/narrow.ts';
import { filledConfig } from '../public-config.ts';
import captions from './sample.vtt?url';
import sample from './sample.webm?url';

type PageProps = Parameters<typeof TutorialScreen>[0];

function Page(props: PageProps) {
  return (
    <MemoryRouter initialEntries={['/tutorial']}>
      <Shell
        sidebar={buildSidebar(pageList)}
        page={pages.tutorial}
        email="maya@studio.example"
        coins={128}
        footer={filledConfig}
        onLogout={() => undefined}
      >
        <TutorialScreen {...props} />
      </Shell>
    </MemoryRouter>
  );
}

const question = 'How do I log in?';
const shown: Video = { src: sample, captions };

const meta = { title: 'Screens/Tutorial', component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithVideos: Story = {};
export const WithoutVideos: Story = { args: { findVideo: () => undefined } };

function listCovered(cover: Element): readonly string[] {
  const own = cover.getBoundingClientRect();
  const isCovered = (text: Node): boolean => {
    const words = document.createRange();
    words.selectNodeContents(text);
    return Array.from(words.getClientRects()).some(
      ({ top, right, bottom, left }) =>
        top < own.bottom && own.top < bottom && left < own.right && own.left < right,
    );
  };
  const covered: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (!cover.contains(text) && isCovered(text)) covered.push(text.textContent ?? '');
  }
  return covered;
}

export const ShortAnswer: Story = {
  ...narrow,
  play: async () => {
    const info = screen.getByRole('button', { name: `Short answer: ${question}` });
    await userEvent.hover(info);
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toBeVisible();
    await expect(listCovered(tooltip)).toEqual([]);
    await userEvent.click(info);
    await expect(await screen.findByText(/^Enter the e-mail address/)).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    sections: [
      {
        number: '10.12',
        title: 'A section whose title needs more than the one line that there is',
        video: 'long',
        questions: [
          { title: `Why ${'would anybody ask this much '.repeat(8)}?`, answer: 'Nobody knows. '.repeat(20) },
        ],
      },
    ],
  },
  play: async () => {
    const info = screen.getByRole('button', { name: /^Short answer/ });
    await userEvent.click(info);
    // The tooltip beside such a title would be out of the window.
    await userEvent.unhover(info);
    await expect(await screen.findByText(/^Nobody knows/)).toBeVisible();
  },
};

const playIt: Story['play'] = async () => {
  await userEvent.click(screen.getByRole('button', { name: `Watch the video: ${question}` }));
  await expect(await screen.findByRole('dialog', { name: question })).toBeVisible();
};

export const Playing: Story = {
  args: { findVideo: () => shown },
  play: async (context) => {
    await playIt(context);
    const video = screen.getByRole('dialog').querySelector('video');
    await waitFor(() => expect(video?.readyState).toBeGreaterThanOrEqual(1));
    await expect([video?.offsetWidth, video?.offsetHeight]).toEqual(
      window.innerWidth > 720 ? [600, 400] : [300, 200],
    );
    await userEvent.click(await screen.findByText(tutorialCopy.inWords));
    await expect(within(screen.getByRole('dialog')).getByRole('listitem')).toBeVisible();
  },
};

export const VideoFails: Story = {
  args: { findVideo: () => ({ src: '/nowhere.webm', captions }) },
  play: async (context) => {
    await playIt(context);
    await expect(await screen.findByText(tutorialCopy.videoFailed)).toBeVisible();
  },
};
