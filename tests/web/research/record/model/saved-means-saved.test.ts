import fc from 'fast-check';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { everything, talk } from '../../../../../stories/fixtures/questionnaires.ts';
import { isLong, runs } from '../../../../helpers/property-runs.ts';
import { anyAct, anyScene, starts, type Act, type Scene } from './acts.ts';
import { toBuild } from './current-build.ts';
import { runIn } from './page.ts';
import type { ShownRecord } from './tab.ts';
import {
  check,
  choose,
  findShown,
  logOut,
  lookAt,
  openSlot,
  openWorld,
  pass,
  perform,
  save,
  settle,
  signIn,
  type Slot,
  type World,
} from './world.ts';

const questionnaires = [everything, talk];
const build = toBuild(questionnaires);

// More sequences, or the same again: SEQUENCES=10000 SEED=1 npm test -- saved-means-saved
const total = Number(process.env['SEQUENCES'] ?? runs(200));
// The same sequences in each `npm test`; every night others.
const seed = Number(process.env['SEED'] ?? (isLong ? Date.now() % 1_000_000_000 : 1));
/** Of one test, which keeps what it has opened until its end. */
const most = 200;
/** In ms: the shrinking of a fault takes minutes on a busy machine. */
const timeout = 900_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => void vi.useRealTimers());

async function run(scene: Scene, random: readonly Act[]): Promise<void> {
  const world = await openWorld(questionnaires, build, scene);
  const acts = [...starts[scene.start], ...random];
  try {
    for (const act of acts) {
      if (build.knownFaults.some((known) => known.acts?.includes(act.kind))) continue;
      await perform(world, act);
      await pass(act.pause);
      check(world);
    }
    await finish(world);
  } catch (error) {
    const { message } = error as Error;
    if (!build.knownFaults.some(({ isShownBy }) => isShownBy?.(message, acts, scene))) throw error;
  } finally {
    world.browser.end();
  }
}

/** Everything is sent, the browser starts again, and the member saves what is left. */
async function finish(world: World): Promise<void> {
  const { browser, model } = world;
  for (const slot of world.slots) {
    browser.show(slot.page);
    if (!runIn(slot.page, slot.tab.isOpen)) await signIn(world, slot);
  }
  await settle(world);
  check(world, true);

  for (const slot of world.slots) {
    model.hidden(slot);
    browser.close(slot.page, 'left');
  }
  world.slots = [];
  const slot = await openSlot(world);
  if (!runIn(slot.page, slot.tab.isOpen)) await signIn(world, slot);
  await settle(world);
  check(world);
  const lost = model.findLost(await openAll(world, slot));
  if (lost !== undefined) throw new Error(lost);

  await openAll(world, slot, () => saveShown(world, slot));
  const unsaved = model.findUnsaved();
  if (unsaved !== undefined) throw new Error(unsaved);
  await settle(world);
  check(world, true);
  await logOut(world, slot);
  check(world);
}

/** Shows everything unsaved, one after another, and returns what was shown. */
async function openAll(
  world: World,
  slot: Slot,
  work: () => Promise<void> = async () => undefined,
): Promise<readonly ShownRecord[]> {
  const shown: ShownRecord[] = [];
  const visit = async () => {
    for (const { questionnaire } of questionnaires) runIn(slot.page, () => slot.tab.visit(questionnaire.id));
    await pass(1000);
    shown.push(...lookAt(world).flatMap(({ records }) => records));
    await work();
  };
  await visit();
  const opened = new Set<string | undefined>();
  const findNext = () => runIn(slot.page, slot.tab.unsaved).find(({ key }) => !opened.has(key));
  for (let next = findNext(); next; next = findNext()) {
    opened.add(next.key);
    runIn(slot.page, next.open);
    await visit();
  }
  return shown;
}

async function saveShown(world: World, slot: Slot): Promise<void> {
  for (const { questionnaire } of questionnaires)
    for (const { id: section } of questionnaire.sections) {
      const place = { questionnaire: questionnaire.id, section };
      const statusOf = () =>
        findShown(slot, questionnaire.id)?.sections.find((one) => one.section === section)?.status ?? 'blank';
      for (let turn = 0; turn < 3 && !['blank', 'saved'].includes(statusOf()); turn += 1) {
        if (statusOf() === 'conflict') choose(world, slot, 'mine');
        else save(world, slot, place);
        await pass(60_000);
      }
      if (!['blank', 'saved'].includes(statusOf())) throw new Error(`${section} stays ${statusOf()}`);
    }
}

describe(`what reads "Saved" is saved, and nothing typed is lost (I4), seed ${seed}`, () => {
  const counts = Array.from({ length: Math.ceil(total / most) }, (_, index) =>
    Math.min(most, total - index * most),
  );
  it.each(counts.map((count, index) => [index * most + 1, index * most + count, count]))(
    'in any sequence of acts: %i to %i',
    async (first, _last, count) => {
      await fc.assert(fc.asyncProperty(anyScene, fc.array(anyAct, { maxLength: 20, size: 'max' }), run), {
        numRuns: count,
        seed: seed + first,
      });
    },
    timeout,
  );
});
