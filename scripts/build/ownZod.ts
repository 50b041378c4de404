import type { Plugin } from 'vite'

/** The module of zod that holds its settings. */
const SETTINGS = /[\\/]node_modules[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/

/**
 * Adapts zod to this application.
 * - Leaves out its messages in fifty languages, a third of the backend's worker: faults are sent as codes, and the
 *   interface has its own texts. zod's default English stays.
 * - Stops it from testing by `new Function` whether schemas may be compiled: our security policy forbids it, and
 *   browsers would report a violation in each page and worker.
 */
export function ownZod(): Plugin {
  return {
    name: 'voie-libre:own-zod',
    enforce: 'pre',
    resolveId(source, importer) {
      const isList =
        source === '../locales/index.js' && importer?.replaceAll('\\', '/').includes('/node_modules/zod/v4/')
      return isList ? this.resolve('../locales/en.js', importer, { skipSelf: true }) : null
    },
    transform: {
      filter: { id: SETTINGS },
      handler: (code) => ({ code: `${code}\nglobalConfig.jitless = true\n`, map: null }),
    },
  }
}
