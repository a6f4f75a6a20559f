import { describe, expect, it } from 'vitest';
import type { CalendarReview } from '../../../../src/contracts/desk.ts';
import { decisionCopy } from '../../../../src/web/copy/research/decision.ts';
import { homeCopy } from '../../../../src/web/copy/home.ts';
import { toCalendarFile } from '../../../../src/web/screens/home/review-days.ts';

const now = Date.parse('2026-11-26T08:30:05.120Z');

const review: CalendarReview = {
  module: 'decision',
  uid: 'r1',
  subject: 'x',
  name: 'Uniswap',
  day: '2026-12-31',
  changed_at: '2026-11-20T10:00:00.000Z',
  withdrawn: false,
};

function toFile(name: string, changes: Partial<CalendarReview> = {}, at = now): string {
  return toCalendarFile([{ ...review, name, ...changes }], () => 'https://research.example/coins/x', at);
}

describe('the calendar file', () => {
  it('contains a review day as an all-day event', () => {
    expect(toFile('Uniswap').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Take Profits//EN',
      'METHOD:PUBLISH',
      `X-WR-CALNAME:${homeCopy.calendarName}`,
      'BEGIN:VEVENT',
      'UID:r1@take-profits',
      'SEQUENCE:217845005',
      'DTSTAMP:20261126T083005Z',
      'LAST-MODIFIED:20261120T100000Z',
      'DTSTART;VALUE=DATE:20261231',
      `SUMMARY:${decisionCopy.due.review('Uniswap')}`,
      'URL:https://research.example/coins/x',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('cancels a withdrawn review under the UID of its subject', () => {
    const file = toFile('Uniswap', { withdrawn: true });
    expect(file).toContain('UID:r1@take-profits\r\n');
    expect(file).toContain('STATUS:CANCELLED\r\n');
  });

  it('confirms again a review whose deleted decision was restored: the later file has the higher sequence', () => {
    const deleted = toFile('Uniswap', { withdrawn: true, changed_at: '2026-11-25T10:00:00.000Z' });
    const restored = toFile('Uniswap', { changed_at: '2026-11-20T10:00:00.000Z' }, now + 1000);
    const [before, after] = [deleted, restored].map((file) => Number(/^SEQUENCE:(\d+)\r$/m.exec(file)?.[1]));
    expect(after).toBeGreaterThan(before!);
  });

  it('is valid for the last day that a day can be', () => {
    const days = toFile('Uniswap', { day: '9999-12-31' }).match(/^DT(START|END).*$/gm);
    expect(days).toEqual(['DTSTART;VALUE=DATE:99991231']);
  });

  it('escapes special characters and line breaks in a name', () => {
    expect(toFile('A;B,C\\D\r\nEND:VEVENT')).toContain(
      `SUMMARY:${decisionCopy.due.review(String.raw`A\;B\,C\\D\nEND:VEVENT`)}\r\n`,
    );
  });

  it('folds lines at 75 bytes, and loses no character', () => {
    const name = 'é'.repeat(100);
    const file = toFile(name);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(name);
  });
});
