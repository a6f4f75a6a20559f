import type { Locator } from 'playwright-core';
import type { Camera } from './camera.ts';
import type { Act } from './film.ts';
import { ease } from './pointer.ts';

/** Where scrolling brings an element, and where one that is hidden or at the edge is brought, in px from the top. */
const upper = 110;
const middle = 300;

export async function perform(camera: Camera, act: Act): Promise<void> {
  if (act.kind === 'go') return void (await camera.page.goto(act.path));
  const target = act.at(camera.page).first();
  await target.waitFor();
  if (act.kind === 'await') return undefined;
  if (act.kind === 'scroll') return scrollTo(camera, target, upper);
  if (await isHard(target)) await scrollTo(camera, target, middle);
  await camera.moveTo(target);
  switch (act.kind) {
    case 'point':
      return camera.hold(0.4);
    case 'click':
      await camera.press();
      return camera.hold(0.6);
    case 'choose':
      await target.selectOption({ label: act.option });
      return camera.hold(0.6);
    case 'type':
      await camera.press();
      for (const letter of act.text) {
        await camera.page.keyboard.type(letter);
        await camera.shoot(act.text.length > 24 ? 1 : 2);
      }
  }
}

/** Whether the element is hidden or at the edge, and scrolling the page would help. */
async function isHard(target: Locator): Promise<boolean> {
  const fixed = await target.evaluate((element) => element.closest('dialog, header') !== null);
  if (fixed) return false;
  const box = await target.boundingBox();
  const height = target.page().viewportSize()?.height ?? 0;
  return box === null || box.y < upper - 40 || box.y + Math.min(box.height, 120) > height - 90;
}

async function scrollTo(camera: Camera, target: Locator, place: number): Promise<void> {
  const [from, to] = await target.evaluate((element, space) => {
    const last = document.documentElement.scrollHeight - window.innerHeight;
    const wanted = window.scrollY + element.getBoundingClientRect().top - space;
    return [window.scrollY, Math.max(0, Math.min(last, wanted))] as const;
  }, place);
  const count = Math.min(18, Math.ceil(Math.abs(to - from) / 30));
  for (let index = 1; index <= count; index += 1) {
    await camera.page.evaluate((top) => window.scrollTo(0, top), from + (to - from) * ease(index / count));
    await camera.shoot();
  }
}
