import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

interface OfflineOptions {
  /** The source of the service worker. */
  worker: string
  /** Modules that every start needs, besides the entry; by the end of their path. */
  boot: readonly string[]
  /** Whether a module belongs to what is not kept ahead. */
  isLeftOut: (module: string) => boolean
}

type Bundle = Rolldown.OutputBundle

const PAGE = 'index.html'
/** Files of the public folder that the page names. */
const BESIDE = ['favicon.svg', 'manifest.webmanifest', 'icon-192.png']
/** Files of the backend’s worker, which is a bundle of its own. */
const BACKEND = /^assets\/(?:worker|wa-sqlite)-[^/]+\.(?:js|wasm)$/

/** The files that some chunks need, with their styles and assets. */
function reach(bundle: Bundle, from: readonly string[], follows: (file: string) => readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (!chunk || found.has(file)) return
    found.add(file)
    if (chunk.type !== 'chunk') return
    for (const part of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])]) {
      found.add(part)
    }
    for (const next of follows(file)) visit(next)
  }
  for (const file of from) visit(file)
  return found
}

const staticOf = (bundle: Bundle) => (file: string) => {
  const chunk = bundle[file]
  return chunk?.type === 'chunk' ? chunk.imports : []
}

const allOf = (bundle: Bundle) => (file: string) => {
  const chunk = bundle[file]
  return chunk?.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports] : []
}

/** The chunks that start with one of some modules. */
const chunksOf = (bundle: Bundle, isOne: (module: string) => boolean) =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.facadeModuleId && isOne(file.facadeModuleId.split('?')[0] ?? '') ? file.fileName : [],
  )

/**
 * The built files: what a start needs, and the others of the product.
 * @returns paths below the root of the host
 */
export function filesOf(bundle: Bundle, { boot, isLeftOut }: Pick<OfflineOptions, 'boot' | 'isLeftOut'>) {
  // With chunks of our own no chunk is an entry: the page names those that it starts with.
  const page = bundle[PAGE]
  const html = page?.type === 'asset' ? String(page.source) : ''
  const entries = Object.keys(bundle).filter((file) => html.includes(file))
  const start = chunksOf(bundle, (module) => boot.some((one) => module.endsWith(one)))
  const leftOut = new Set(chunksOf(bundle, isLeftOut))
  const follows = (file: string) => allOf(bundle)(file).filter((next) => !leftOut.has(next))
  const product = reach(bundle, entries, follows)
  const others = reach(bundle, [...leftOut], allOf(bundle))
  const first = reach(bundle, [...entries, ...start], staticOf(bundle))
  const files = Object.keys(bundle).filter(
    (file) => file.startsWith('assets/') && (product.has(file) || !others.has(file)),
  )
  const isFirst = (file: string) => first.has(file) || BACKEND.test(file)
  return { boot: files.filter(isFirst).sort(), rest: files.filter((file) => !isFirst(file)).sort() }
}

/** Builds the service worker beside the application, with the lists of the files that it keeps. */
export function offline(options: OfflineOptions): Plugin {
  let [root, folder] = ['', '']
  let files = { boot: [] as string[], rest: [] as string[] }
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
      // Workers are bundles of their own.
      if (PAGE in bundle) files = filesOf(bundle, options)
    },
    closeBundle: {
      // Before the files are compressed.
      order: 'pre',
      sequential: true,
      async handler() {
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
