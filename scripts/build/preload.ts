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

/** Whether a chunk holds one of the modules. */
const holds = ({ moduleIds }: Rolldown.OutputChunk, modules: readonly string[]): boolean =>
  moduleIds.some((id) => modules.some((module) => id.split('?')[0]?.endsWith(module)))

/** The files that the named lazy modules need, except those that the page already names. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[], html: string): Wanted {
  const wanted: Wanted = { scripts: new Set(), styles: new Set() }
  for (const [file, chunk] of Object.entries(bundle)) {
    if (chunk.type !== 'chunk' || chunk.isEntry) continue
    if (holds(chunk, modules)) collect(file, bundle, wanted)
  }
  for (const files of [wanted.scripts, wanted.styles]) {
    for (const file of files) if (html.includes(file)) files.delete(file)
  }
  return wanted
}

/** The attributes of the links to files that the browser is to fetch at once. */
const linksTo = ({ scripts, styles }: Wanted, base: string) => [
  ...[...styles].map((file) => ({ rel: 'preload', as: 'style', href: base + file })),
  ...[...scripts].map((file) => ({ rel: 'modulepreload', href: base + file })),
]

/** Adds links in the browser of somebody who is signed in (`session/stored.ts`). It runs before anything is painted. */
const addLinksOfSignedIn = (links: object[]) => `
      // The files behind the sign-in, for who is signed in.
      try {
        if (localStorage.getItem('accessToken'))
          for (const link of ${JSON.stringify(links)})
            document.head.append(Object.assign(document.createElement('link'), link, { crossOrigin: '' }))
      } catch {}
    `

/**
 * Adds the files of lazily imported modules to index.html, so that the browser fetches them together with the entry
 * instead of discovering them one after the other: those of every visit, and those of a visit of a signed-in user.
 */
export function preloadLazyModules(modules: readonly string[], signedIn: readonly string[]): Plugin {
  let base = '/'
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
        const first = filesOf(bundle, modules, html)
        const named = html + [...first.scripts, ...first.styles].join()
        const later = linksTo(filesOf(bundle, signedIn, named), base)
        return [
          ...linksTo(first, base).map(
            (link): HtmlTagDescriptor => ({ tag: 'link', attrs: { ...link, crossorigin: true }, injectTo: 'head' }),
          ),
          { tag: 'script', children: addLinksOfSignedIn(later), injectTo: 'head' },
        ]
      },
    },
  }
}
