import '../../../../helpers/own-modules.ts';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../../../src/web/app/App.tsx';
import { subjectsCopy } from '../../../../../src/web/copy/research/subjects.ts';
import { openSession, startSession } from '../../../../../src/web/session/open-session.ts';
import type * as QuestionnaireCatalog from '../../../../../src/web/research/questionnaires/questionnaire-catalog.ts';
import { ownPageCopy } from '../../../../../src/web/copy/own-page.ts';
import { emptyConfig } from '../../../../../stories/screens/public-config.ts';
import { memberAnswers, memberEmail, sessionAnswer } from '../../../../helpers/member.ts';
import { answer, stubServer } from '../../../../helpers/stub-server.ts';

// Replaces the questionnaires that were built with the app.
vi.mock('../../../../../src/web/research/questionnaires/questionnaire-catalog.ts', async (original) => {
  const { entriesOfPage } = await import('../../../../../src/engine/catalog.ts');
  const { toCatalogEntry } = await import('../../../../../src/engine/compile/catalog-entry.ts');
  const { assembly } = await import('../../../../../stories/fixtures/questionnaires.ts');
  const built = await original<typeof QuestionnaireCatalog>();
  const catalog = [...built.catalog, toCatalogEntry(assembly.questionnaire)];
  const blocksOfPage = (page: string) => entriesOfPage(catalog, page);
  return { catalog, resultsCatalog: catalog, blocksOfPage };
});
vi.mock('../../../../../src/web/research/questionnaires/load-questionnaire.ts', async () => {
  const { assembly } = await import('../../../../../stories/fixtures/questionnaires.ts');
  return { loadQuestionnaire: () => Promise.resolve(assembly) };
});

const member = {
  email: memberEmail,
  coins: 128,
  daysSigned: 3,
  coinCollectedDate: undefined,
  hasAgreed: true,
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stubServer({ ...memberAnswers, 'GET /config.json': answer(emptyConfig) });
});

it('a questionnaire folder alone adds a page with title, menu link, panels and questions', async () => {
  const session = openSession();
  startSession(session, sessionAnswer, member);
  window.history.replaceState(null, '', '/assemblies');
  render(<App session={session} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Assemblies' })).toBeVisible();
  expect(document.title).toBe('Assemblies · Take Profits');
  expect(screen.getByText('Who decides, and how.')).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: 'Research' }));
  expect(menu.getByRole('link', { name: 'Assemblies' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByRole('region', { name: 'Overall index' })).toBeVisible();
  expect(screen.getByText(ownPageCopy.noCoin)).toBeVisible();
  const questions = await screen.findByRole('region', { name: 'Assembly' });
  expect(within(questions).getByText(subjectsCopy.ask.coin)).toBeVisible();
  session.close();
});
