type Texts = Record<string, unknown>

type Loaders = ReadonlyMap<string, () => Promise<Texts>>

/**
 * Maps `fr/candidat` to the loader of its file: a namespace has the same name in every language, whatever its folder.
 */
function byNamespace(files: Record<string, () => Promise<Texts>>): Loaders {
  return new Map(
    Object.entries(files).map(([path, load]) => {
      const [, language, namespace] = /\/locales\/(\w+)\/.*?(\w+)\.json$/.exec(path) ?? []
      return [`${language}/${namespace}`, load]
    }),
  )
}

const product = byNamespace(
  import.meta.glob<Texts>(['/src/assets/locales/*/**/*.json', '!/src/assets/locales/*/demo/*.json'], {
    import: 'default',
  }),
)

let demo: Loaders | undefined

async function demoLoaders(): Promise<Loaders> {
  demo ??= byNamespace((await import('@src/configs/demo/texts')).demoFiles)
  return demo
}

/** The styles that the letters of a language need, loaded with its first texts. */
const LETTERS: Record<string, () => Promise<unknown>> = {
  ar: () => import('@src/assets/styles/languages/ar.scss'),
}

/** Loads the texts of a namespace in a language. @throws for an unknown namespace, or without network */
export async function loadTexts(language: string, namespace: string): Promise<Texts> {
  const name = `${language}/${namespace}`
  const load = product.get(name) ?? (await demoLoaders()).get(name)
  if (!load) throw new Error(`No texts ${name}`)
  const [texts] = await Promise.all([load(), LETTERS[language]?.()])
  return texts
}
