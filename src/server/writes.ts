import { commands } from './domain/commands/command-list.ts';
import { resourceWrites } from './resources/resources.ts';

/** Every write of the product, by the name under which SQLite's writer thread finds it. */
export const writes = { ...commands, ...resourceWrites };
