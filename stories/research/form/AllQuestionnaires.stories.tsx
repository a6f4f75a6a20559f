import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { CompiledQuestionnaire } from '../../../src/engine/questionnaire.ts';
import { isPart } from '../../../src/engine/catalog.ts';
import { questionnaireCopy as copy } from '../../../src/web/copy/research/questionnaire.ts';
import { loadQuestionnaire } from '../../../src/web/research/questionnaires/load-questionnaire.ts';
import { catalog } from '../../../src/web/research/questionnaires/questionnaire-catalog.ts';
import { findOptionImage } from '../../../src/web/research/questionnaires/option-images.ts';
import { FormSlotsContext } from '../../../src/web/research/form/form-slots.ts';
import { QuestionnaireView } from '../../../src/web/research/form/QuestionnaireView.tsx';
import { ResultCard } from '../../../src/web/research/results/ResultCard.tsx';
import { openDemoSections } from './demo-sections.ts';
import styles from './demo.module.css';
import { blankContent } from '../../../src/engine/content.ts';

interface AllProps {
  readonly all: readonly CompiledQuestionnaire[];
}

const { events } = openDemoSections();

const slots = { findImage: findOptionImage };

function AllForms({ all }: AllProps) {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Every questionnaire</h1>
      <FormSlotsContext value={slots}>
        {all.map((compiled) => (
          <QuestionnaireView
            key={compiled.questionnaire.id}
            compiled={compiled}
            sections={{}}
            formVersion={1}
            events={events}
          />
        ))}
      </FormSlotsContext>
    </main>
  );
}

function AllResults({ all }: AllProps) {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Every questionnaire</h1>
      {all.map((compiled) => (
        <ResultCard
          key={compiled.questionnaire.id}
          compiled={compiled}
          record={{ name: null, sections: compiled.sections.map(({ id }) => id), ...blankContent }}
        />
      ))}
    </main>
  );
}

const meta = {
  title: 'Questionnaire/All questionnaires',
  component: AllForms,
  args: { all: [] },
  loaders: [async () => ({ all: await Promise.all(catalog.map(({ id }) => loadQuestionnaire(id))) })],
  render: (_, { loaded }) => <AllForms all={loaded['all']} />,
} satisfies Meta<typeof AllForms>;

type Story = StoryObj<typeof meta>;

export default meta;

/** All questionnaires of schemas/, with every section open and every question shown. */
export const Forms: Story = {
  beforeEach: () => {
    const keys = catalog.map(({ id }) => `quick-${id}`);
    for (const key of keys) localStorage.setItem(key, 'false');
    return () => {
      for (const key of keys) localStorage.removeItem(key);
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(catalog).not.toHaveLength(0);
    for (const { id, kind, sections } of catalog) {
      const { questionnaire } = await loadQuestionnaire(id);
      const block = canvas.getByRole('region', { name: questionnaire.title });
      // A form is rendered only when it is scrolled near.
      block.scrollIntoView();
      const region = within(block);
      if (kind === 'checklist') {
        for (const header of region.getAllByRole('button', { expanded: false }))
          await userEvent.click(header);
      }
      const name = kind === 'insights' && isPart(questionnaire) ? copy.saveInsights : copy.save;
      await expect(await region.findAllByRole('button', { name })).toHaveLength(sections.length);
    }
  },
};

export const Results: Story = {
  render: (_, { loaded }) => <AllResults all={loaded['all']} />,
};
