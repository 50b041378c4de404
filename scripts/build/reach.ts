import type { Rolldown } from 'vite'

export type Bundle = Rolldown.OutputBundle

/** The page that a host serves for every address. */
export const PAGE = 'index.html'

/**
 * The files that index.html names for every visitor; its scripts may ask for others. Because of our own chunk groups,
 * no chunk is marked as an entry.
 */
export function filesOfPage(bundle: Bundle): string[] {
  const page = bundle[PAGE]
  const html = page?.type === 'asset' ? String(page.source).replace(/<script>.*?<\/script>/gs, '') : ''
  return Object.keys(bundle).filter((file) => file !== PAGE && html.includes(file))
}

/**
 * The files that some files need, including themselves and their styles.
 * @param follows returns the chunks that a chunk needs
 */
export function reach(
  bundle: Bundle,
  from: Iterable<string>,
  follows: (chunk: Rolldown.OutputChunk) => readonly string[] = ({ imports }) => imports,
): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (!chunk || found.has(file)) return
    found.add(file)
    if (chunk.type !== 'chunk') return
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const next of follows(chunk)) visit(next)
  }
  for (const file of from) visit(file)
  return found
}
