import { schema, set, type BrokenEdit } from './edits.ts';

export const brokenRequired: readonly BrokenEdit[] = [
  [
    'required, and misspelt',
    set(schema, ['properties', 'team', 'required'], ['trak_record']),
    'listing/schema.json:43 required-unknown track_record',
  ],
  [
    'required of another section',
    set(schema, ['properties', 'team', 'required'], ['liquidity']),
    'listing/schema.json:43 required-unknown',
  ],
  [
    'required and retired',
    [
      set(schema, ['properties', 'team', 'properties', 'track_record', 'x-retired'], true),
      set(schema, ['properties', 'team', 'required'], ['track_record']),
    ],
    'listing/schema.json:44 required-retired',
  ],
  [
    'required among insights',
    set('mood/schema.json', ['properties', 'insights', 'required'], ['mood_today']),
    'mood/schema.json:24 required-in-insights',
  ],
];
