import type { Locator, Page } from 'playwright-core';
import { rate, type Encoder } from './encoder.ts';
import { drawPointer, planWay, type Point } from './pointer.ts';

/** Films a page frame by frame: the pointer's path and a text's letters take the same frames on a slow machine. */
export interface Camera {
  readonly page: Page;
  shoot(frames?: number): Promise<void>;
  hold(seconds: number): Promise<void>;
  moveTo(target: Locator): Promise<void>;
  press(): Promise<void>;
}

/** Frames between two pictures while nothing moves. */
const still = 5;

export function openCamera(page: Page, encoder: Encoder): Camera {
  let at: Point = { x: 700, y: 420 };

  const shoot = async (frames = 1, pressed = false): Promise<void> => {
    // A page that is being left cannot be drawn on; the next one can.
    await drawPointer(page, at, pressed).catch(async () => {
      await page.waitForLoadState();
      await drawPointer(page, at, pressed);
    });
    await encoder.add(await page.screenshot(), frames);
  };

  return {
    page,
    shoot: (frames) => shoot(frames),
    async hold(seconds) {
      for (let left = Math.round(seconds * rate); left > 0; left -= still) await shoot(Math.min(still, left));
    },
    async moveTo(target) {
      const box = await target.boundingBox();
      if (box === null) throw new Error(`Nothing to point at: ${String(target)}`);
      // The middle of a large element may be empty.
      const to = { x: box.x + Math.min(box.width / 2, 160), y: box.y + Math.min(box.height / 2, 120) };
      for (at of planWay(at, to)) {
        await page.mouse.move(at.x, at.y);
        await shoot();
      }
    },
    async press() {
      await page.mouse.down();
      await shoot(3, true);
      await page.mouse.up();
      await shoot(2, true);
    },
  };
}
