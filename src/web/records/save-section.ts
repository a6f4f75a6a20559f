import { messages } from '../../contracts/messages.ts';
import type { WireValue } from '../../contracts/record.ts';
import type { SaveReward } from '../../engine/answers/section-state.ts';
import { toWire } from '../../engine/answers/wire.ts';
import type { Answers, CompiledQuestionnaire, Questionnaire } from '../../engine/registry/questionnaire.ts';
import { countAnswered, countAsked } from '../../engine/rules/completion.ts';
import { rewardKey } from '../../engine/rules/rewards.ts';
import { ApiError } from '../api/api-error.ts';
import { postClaim } from '../api/coins.ts';
import { postRecord, postRecordUpdate } from '../api/records.ts';
import { setBalance } from '../session/session-actions.ts';
import { getMember } from '../session/session-store.ts';
import { recordKeys } from './record-keys.ts';
import { getSection, withSection, type RecordState, type UnansweredCreate } from './record-state.ts';
import { changeRecord, getRecord } from './records-store.ts';

type Fields = Readonly<Record<string, WireValue>>;

const lines = new Map<string, Promise<void>>();

/**
 * Saves a section: create, then update by id; then claims its coins. Saves of one questionnaire go out one
 * after another, so that two sections saved at once make one record.
 */
export function saveSection(compiled: CompiledQuestionnaire, sectionId: string): Promise<void> {
  const { id } = compiled.questionnaire;
  changeRecord(id, (record) => withSection(record, sectionId, { save: { kind: 'saving' } }));
  const turn = () => saveInTurn(compiled, sectionId);
  const line = (lines.get(id) ?? Promise.resolve()).then(turn, turn);
  lines.set(id, line);
  return line;
}

async function saveInTurn(compiled: CompiledQuestionnaire, sectionId: string): Promise<void> {
  const { questionnaire, validators } = compiled;
  const section = questionnaire.sections.find((one) => one.id === sectionId);
  const email = getMember()?.email;
  const { edition } = getRecord(questionnaire.id);
  const { answers } = getSection(getRecord(questionnaire.id), sectionId);
  if (!section || email === undefined) return fail(questionnaire.id, sectionId);
  const fields = toWire(questionnaire, section, validators[sectionId] ?? {}, answers);
  try {
    const recordId = await send(questionnaire, email, fields);
    if (getRecord(questionnaire.id).edition !== edition) return;
    succeed(compiled, sectionId, recordId, answers);
    await claim(questionnaire.id, sectionId, email, answers);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (getRecord(questionnaire.id).edition === edition) fail(questionnaire.id, sectionId);
  }
}

/** Sends the fields to the record, making it first where there is none; answers with the record's id. */
async function send(questionnaire: Questionnaire, email: string, fields: Fields): Promise<string> {
  const { id: module, version } = questionnaire;
  const { id, name, unanswered } = getRecord(module);
  const call = { module, email, version, ...(name !== undefined && { name }) };
  if (id !== undefined) return (await postRecordUpdate({ ...call, id, fields })).id;
  const first: UnansweredCreate = unanswered ?? {
    idempotencyKey: crypto.randomUUID(),
    ...(name !== undefined && { name }),
    fields,
  };
  changeRecord(module, (record) => ({ ...record, unanswered: first }));
  const made = await create(call, first);
  if (unanswered === undefined) return made;
  return (await postRecordUpdate({ ...call, id: made, fields })).id;
}

/** The key is kept until an answer came: any answer, a refusal too, ends the attempt. */
async function create(
  call: { readonly module: string; readonly email: string; readonly version: number; readonly name?: string },
  first: UnansweredCreate,
): Promise<string> {
  try {
    const { id } = await postRecord({ ...call, fields: first.fields, idempotencyKey: first.idempotencyKey });
    changeRecord(call.module, (record) => ({ ...record, unanswered: undefined, id }));
    recordKeys.setRecordId(call.module, id);
    return id;
  } catch (error) {
    if (error instanceof ApiError && error.status > 0 && error.status < 500) {
      changeRecord(call.module, (record) => ({ ...record, unanswered: undefined }));
    }
    throw error;
  }
}

function succeed(compiled: CompiledQuestionnaire, sectionId: string, recordId: string, sent: Answers): void {
  const { questionnaire } = compiled;
  changeRecord(questionnaire.id, (record) => {
    const edited = getSection(record, sectionId).answers !== sent;
    const saved = withSection(record, sectionId, {
      complete: true,
      save: edited ? { kind: 'dirty' } : { kind: 'saved' },
    });
    return { ...saved, id: recordId, complete: isComplete(compiled, saved, sectionId, sent) };
  });
  const { complete } = getRecord(questionnaire.id);
  recordKeys.setSection(questionnaire.id, sectionId, sent);
  recordKeys.setComplete(questionnaire.id, complete);
  if (questionnaire.kind === 'insights') {
    recordKeys.setAnswered(questionnaire.id, countAnswered(compiled, sent));
  }
}

function isComplete(
  compiled: CompiledQuestionnaire,
  record: RecordState,
  sectionId: string,
  sent: Answers,
): boolean {
  const { kind, sections } = compiled.questionnaire;
  if (!sections.every(({ id }) => record.sections[id]?.complete === true)) return false;
  if (kind === 'checklist') return true;
  const others = sections
    .filter(({ id }) => id !== sectionId)
    .map(({ id }) => getSection(record, id).answers);
  const answers: Answers = Object.assign({}, ...others, sent);
  return countAnswered(compiled, answers) === countAsked(compiled, answers);
}

function fail(questionnaireId: string, sectionId: string): void {
  changeRecord(questionnaireId, (record) => withSection(record, sectionId, { save: { kind: 'failed' } }));
}

/** A claim that fails takes nothing from the save: the section stays saved. */
async function claim(
  questionnaireId: string,
  sectionId: string,
  email: string,
  sent: Answers,
): Promise<void> {
  const before = getMember()?.coins ?? 0;
  try {
    const answer = await postClaim(email, { module_name: rewardKey(questionnaireId, sectionId) });
    if ('curr_coins' in answer) setBalance(answer.curr_coins);
    showReward(questionnaireId, sectionId, sent, toReward(answer, before));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

function toReward(answer: Awaited<ReturnType<typeof postClaim>>, before: number): SaveReward | undefined {
  if ('curr_coins' in answer) {
    return { kind: 'gained', gained: answer.curr_coins - before, balance: answer.curr_coins };
  }
  return answer.message === messages.alreadyRewarded ? { kind: 'already' } : undefined;
}

function showReward(
  questionnaireId: string,
  sectionId: string,
  sent: Answers,
  reward: SaveReward | undefined,
): void {
  changeRecord(questionnaireId, (record) => {
    const { answers, save } = getSection(record, sectionId);
    if (!reward || answers !== sent || save.kind !== 'saved') return record;
    return withSection(record, sectionId, { save: { kind: 'saved', reward } });
  });
}
