import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { type Bundle, filesOfPage, PAGE, reach } from './reach.ts'

interface OfflineOptions {
  /** The source of the service worker. */
  worker: string
  /** Modules that every start needs besides the entry, as ends of their paths. */
  boot: readonly string[]
  /** Whether a module is left out of the files that are stored in advance. */
  isLeftOut: (module: string) => boolean
}

/** Files of the public folder that the page names. */
const BESIDE = ['favicon.svg', 'manifest.webmanifest', 'icon-192.png']
/** Files of the backend’s worker, which is a bundle of its own. */
const BACKEND = /^assets\/(?:worker|wa-sqlite)-[^/]+\.(?:js|wasm)$/

const allOf = ({ imports, dynamicImports }: Rolldown.OutputChunk) => [...imports, ...dynamicImports]

/** Adds the pictures and fonts that these files import. */
function withAssets(bundle: Bundle, files: Set<string>): Set<string> {
  const assets = [...files].flatMap((file) => {
    const chunk = bundle[file]
    return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedAssets ?? [])] : []
  })
  return new Set([...files, ...assets])
}

/** The chunks whose entry module matches. */
const chunksOf = (bundle: Bundle, isOne: (module: string) => boolean) =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.facadeModuleId && isOne(file.facadeModuleId.split('?')[0] ?? '') ? file.fileName : [],
  )

/** The built files of the product: those that a start needs, and the rest. */
export function filesOf(bundle: Bundle, { boot, isLeftOut }: Pick<OfflineOptions, 'boot' | 'isLeftOut'>) {
  const entries = filesOfPage(bundle)
  const start = chunksOf(bundle, (module) => boot.some((one) => module.endsWith(one)))
  const leftOut = new Set(chunksOf(bundle, isLeftOut))
  const needed = (from: Iterable<string>, follows?: (chunk: Rolldown.OutputChunk) => string[]) =>
    withAssets(bundle, reach(bundle, from, follows))
  const product = needed(entries, (chunk) => allOf(chunk).filter((next) => !leftOut.has(next)))
  const others = needed(leftOut, allOf)
  const first = needed([...entries, ...start])
  const files = Object.keys(bundle).filter(
    (file) => file.startsWith('assets/') && (product.has(file) || !others.has(file)),
  )
  const isFirst = (file: string) => first.has(file) || BACKEND.test(file)
  return { boot: files.filter(isFirst).sort(), rest: files.filter((file) => !isFirst(file)).sort() }
}

/** Builds the service worker next to the application, with the lists of the files that it stores. */
export function offline(options: OfflineOptions): Plugin {
  let [root, folder] = ['', '']
  // Undefined when the build failed. Then there is nothing to store, and the original error must be reported.
  let files: ReturnType<typeof filesOf> | undefined
  const revised = async (file: string) => ({
    url: `/${file}`,
    revision: createHash('sha256')
      .update(await readFile(join(folder, file)))
      .digest('hex')
      .slice(0, 16),
  })
  return {
    name: 'voie-libre:offline',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle(_, bundle) {
      // Workers are separate bundles, without the page.
      if (PAGE in bundle) files = filesOf(bundle, options)
    },
    closeBundle: {
      // Runs before the files are compressed.
      order: 'pre',
      sequential: true,
      async handler() {
        if (!files) return
        const boot = [
          ...files.boot.map((file) => ({ url: `/${file}`, revision: null })),
          ...(await Promise.all([PAGE, ...BESIDE].map(revised))),
        ]
        await build({
          root,
          configFile: false,
          logLevel: 'warn',
          define: {
            __BOOT__: JSON.stringify(boot),
            __REST__: JSON.stringify(files.rest.map((file) => `/${file}`)),
            'process.env.NODE_ENV': JSON.stringify('production'),
          },
          build: {
            outDir: folder,
            emptyOutDir: false,
            copyPublicDir: false,
            lib: { entry: resolve(root, options.worker), formats: ['iife'], name: 'offline', fileName: () => 'sw.js' },
          },
        })
      },
    },
  }
}
