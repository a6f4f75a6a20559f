import type { Plugin } from 'vite';

const painter = /\/zrender\/lib\/(?:svg|canvas)\/Painter\.js$/;
const emptying = /\.innerHTML = (?:''|null);/g;

/**
 * The chart library empties elements through innerHTML, which the policy of Trusted Types refuses; textContent empties
 * them as well. Fails the build if the library's code no longer matches.
 */
export function plainPainter(): Plugin {
  return {
    name: 'plain-painter',
    enforce: 'pre',
    transform: {
      filter: { id: painter },
      handler: (code, id) => {
        const plain = code.replaceAll(emptying, ".textContent = '';");
        if (plain === code || plain.includes('.innerHTML')) {
          throw new Error(`${id} does not use innerHTML in the way that is mended here`);
        }
        return { code: plain, map: null };
      },
    },
    buildEnd() {
      const modules = Array.from(this.getModuleIds());
      if (modules.some((id) => id.includes('/zrender/')) && !modules.some((id) => painter.test(id))) {
        throw new Error('The painter of the charts is not where it was: its innerHTML is not mended');
      }
    },
  };
}
