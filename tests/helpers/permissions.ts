/**
 * Prefix of a command that makes root respect the permissions of files. It stays root, since another user may lack
 * access to the project's folder.
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
