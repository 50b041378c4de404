import type { Plugin } from 'vite'

/** The module of zod that holds its settings. */
const SETTINGS = /[\\/]node_modules[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/
/** Its module of schemas, which can write each of them as JSON Schema. */
const SCHEMAS = /[\\/]node_modules[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/
const WRITERS = [
  /^ *inst\._zod\.processJSONSchema = .*\n/gm,
  /^ *toJSONSchema\(params\) \{\n.*\n *\},\n/gm,
  /^ *jsonSchema: \{\n.*createStandardJSONSchemaMethod.*\n.*createStandardJSONSchemaMethod.*\n *\},\n/gm,
]

/** @throws when zod is written in another way than this knows */
function withoutJsonSchema(code: string): string {
  return WRITERS.reduce((rest, writer) => {
    const shorter = rest.replace(writer, '')
    if (shorter === rest) throw new Error(`zod no longer has ${writer}: the build would carry its JSON Schema`)
    return shorter
  }, code)
}

/**
 * Adapts zod to this application.
 * - Leaves out its messages in fifty languages, a third of the backend's worker: faults are sent as codes, and the
 *   interface has its own texts. zod's default English stays.
 * - Stops it from testing by `new Function` whether schemas may be compiled: our security policy forbids it, and
 *   browsers would report a violation in each page and worker.
 * - Leaves out what writes schemas as JSON Schema, which nothing asks for: the API's document is made from their
 *   definitions.
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
      filter: { id: [SETTINGS, SCHEMAS] },
      handler: (code, id) => ({
        code: SETTINGS.test(id) ? `${code}\nglobalConfig.jitless = true\n` : withoutJsonSchema(code),
        map: null,
      }),
    },
  }
}
