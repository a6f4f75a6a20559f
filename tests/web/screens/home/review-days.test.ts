import { describe, expect, it } from 'vitest';
import { homeCopy } from '../../../../src/web/copy/home.ts';
import { toCalendarFile } from '../../../../src/web/screens/home/review-days.ts';

const now = Date.parse('2026-11-26T08:30:05.120Z');

function toFile(name: string, day = '2026-12-31', url = 'https://research.example/coins/x'): string {
  return toCalendarFile([{ day, id: 'r1', name }], () => url, now);
}

describe('the calendar file', () => {
  it('contains a review day as an all-day event', () => {
    expect(toFile('Uniswap').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Take Profits//EN',
      'BEGIN:VEVENT',
      'UID:r1@take-profits',
      'DTSTAMP:20261126T083005Z',
      'DTSTART;VALUE=DATE:20261231',
      `SUMMARY:${homeCopy.reviewOf('Uniswap')}`,
      'URL:https://research.example/coins/x',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('is valid for the last day that a day can be', () => {
    const days = toFile('Uniswap', '9999-12-31').match(/^DT(START|END).*$/gm);
    expect(days).toEqual(['DTSTART;VALUE=DATE:99991231']);
  });

  it('escapes special characters and line breaks in a name', () => {
    expect(toFile('A;B,C\\D\r\nEND:VEVENT')).toContain(
      `SUMMARY:${homeCopy.reviewOf(String.raw`A\;B\,C\\D\nEND:VEVENT`)}\r\n`,
    );
  });

  it('folds lines at 75 bytes, and loses no character', () => {
    const name = 'é'.repeat(100);
    const file = toFile(name);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(name);
  });
});
