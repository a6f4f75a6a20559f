/**
 * Put before a command, holds it to the permissions of files, which root is free of. Root stays root for that, since
 * another user may not be let into the folder that the project is in.
 */
export const heldToPermissions: readonly string[] =
  process.getuid?.() === 0
    ? [
        'setpriv',
        '--bounding-set=-dac_override,-dac_read_search',
        '--inh-caps=-dac_override,-dac_read_search',
        '--',
      ]
    : [];
