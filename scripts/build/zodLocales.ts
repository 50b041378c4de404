import type { Plugin } from 'vite'

/**
 * Leaves out zod's messages in fifty languages, a third of the backend's worker. Faults are sent as codes, and the
 * interface has its own texts; zod's default English stays.
 */
export function withoutZodLocales(): Plugin {
  return {
    name: 'voie-libre:without-zod-locales',
    enforce: 'pre',
    resolveId(source, importer) {
      const isList =
        source === '../locales/index.js' && importer?.replaceAll('\\', '/').includes('/node_modules/zod/v4/')
      return isList ? this.resolve('../locales/en.js', importer, { skipSelf: true }) : null
    },
  }
}
