import { expect, it, onTestFinished } from 'vitest';
import { everything } from '../../../../stories/fixtures/questionnaires.ts';
import { openStage, stageMember } from '../../../../stories/screens/open-stage.ts';
import { loadLastAnswers } from '../../../../src/web/research/record/last-answers.ts';
import { answer, stubServer } from '../../../helpers/stub-server.ts';

const { questionnaire } = everything;
const path = `/api/report/everything/${encodeURIComponent(stageMember.email)}/records/one`;
const about = {
  subject: null,
  title: null,
  day: null,
  saved_at: '2026-11-25T10:00:00.000Z',
  sections: ['basics'],
  asked_sections: ['basics'],
  archived: false,
  no: [],
  cant_tell: [],
};
const version = (revision: number, saved_at: string, changed: readonly string[]) => ({
  revision,
  saved_at,
  sections: ['basics'],
  changed,
});

it('loadLastAnswers dates an answer by the last save that changed it, or by the first save', async () => {
  stubServer({
    [`GET ${path}`]: answer({
      id: 'one',
      name: 'Tidal Forms',
      about,
      is_listed: true,
      floor_note: '1 ETH',
      story: 'A tale',
    }),
    [`GET ${path}/versions`]: answer([
      version(2, '2026-11-12T10:00:00.000Z', ['story']),
      version(1, '2026-10-14T10:00:00.000Z', ['story', 'floor_note']),
    ]),
  });
  const stage = openStage();
  onTestFinished(stage.close);
  expect(await loadLastAnswers(stage.records, questionnaire, 'one')).toMatchObject({
    is_listed: { at: '2026-10-14T10:00:00.000Z', answer: true, facts: [] },
    floor_note: { at: '2026-11-12T10:00:00.000Z' },
    story: { at: '2026-11-25T10:00:00.000Z' },
  });
});
