import { schema, set, type BrokenEdit } from './edits.ts';

export const brokenRequired: readonly BrokenEdit[] = [
  [
    'a misspelt required question',
    set(schema, ['properties', 'team', 'required'], ['trak_record']),
    'listing/schema.json:43 required-unknown track_record',
  ],
  [
    'a required question of another section',
    set(schema, ['properties', 'team', 'required'], ['liquidity']),
    'listing/schema.json:43 required-unknown',
  ],
  [
    'a required question that is retired',
    [
      set(schema, ['properties', 'team', 'properties', 'track_record', 'x-retired'], true),
      set(schema, ['properties', 'team', 'required'], ['track_record']),
    ],
    'listing/schema.json:44 required-retired',
  ],
  [
    'a required question among insights',
    set('mood/schema.json', ['properties', 'insights', 'required'], ['mood_today']),
    'mood/schema.json:24 required-in-insights',
  ],
];
