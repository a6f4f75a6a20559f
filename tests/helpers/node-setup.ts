import './property-runs.ts';
import { afterAll } from 'vitest';
import { closeShared } from './shared-apps.ts';

afterAll(closeShared);
