import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

interface Wanted {
  scripts: Set<string>
  styles: Set<string>
}

function collect(file: string, bundle: Rolldown.OutputBundle, wanted: Wanted): void {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || wanted.scripts.has(file)) return
  wanted.scripts.add(file)
  for (const style of chunk.viteMetadata?.importedCss ?? []) wanted.styles.add(style)
  for (const imported of chunk.imports) collect(imported, bundle, wanted)
}

function isModule(id: string | null, modules: string[]): boolean {
  return id !== null && modules.some((module) => id.split('?')[0]?.endsWith(module))
}

/** The files that the named lazy modules need, except those that the page already names. */
function filesOf(bundle: Rolldown.OutputBundle, modules: string[], html: string): Wanted {
  const wanted: Wanted = { scripts: new Set(), styles: new Set() }
  for (const [file, chunk] of Object.entries(bundle)) {
    if (chunk.type !== 'chunk' || chunk.isEntry) continue
    if (isModule(chunk.facadeModuleId, modules)) collect(file, bundle, wanted)
  }
  for (const files of [wanted.scripts, wanted.styles]) {
    for (const file of files) if (html.includes(file)) files.delete(file)
  }
  return wanted
}

/**
 * Adds the files of lazily imported modules to index.html, so that the browser fetches them together with the entry
 * instead of discovering them one after the other.
 */
export function preloadLazyModules(modules: string[]): Plugin {
  let base = '/'
  const tag = (attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' })
  return {
    name: 'voie-libre:preload',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return
        const { scripts, styles } = filesOf(bundle, modules, html)
        return [
          ...[...styles].map((file) => tag({ rel: 'preload', as: 'style', crossorigin: true, href: base + file })),
          ...[...scripts].map((file) => tag({ rel: 'modulepreload', crossorigin: true, href: base + file })),
        ]
      },
    },
  }
}
