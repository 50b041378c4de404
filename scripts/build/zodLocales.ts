import type { Plugin } from 'vite'

/**
 * Leaves out zod's sentences in fifty languages: a third of the backend's worker. Faults travel as codes, and the
 * interface has its own words for them; zod's default English stays.
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
