type Texts = Record<string, unknown>

const files = import.meta.glob<Texts>('/src/assets/locales/*/**/*.json', { import: 'default' })

/**
 * Maps `fr/candidat` to the loader of its file: a namespace has the same name in every language, whatever its folder.
 */
const loaders = new Map(
  Object.entries(files).map(([path, load]) => {
    const [, language, namespace] = /\/locales\/(\w+)\/.*?(\w+)\.json$/.exec(path) ?? []
    return [`${language}/${namespace}`, load]
  }),
)

/** What the letters of a language need, loaded with its first texts. */
const LETTERS: Record<string, () => Promise<unknown>> = {
  ar: () => import('@src/assets/styles/languages/ar.scss'),
}

/** Loads the texts of a namespace in a language. @throws for an unknown namespace, or without network */
export async function loadTexts(language: string, namespace: string): Promise<Texts> {
  const load = loaders.get(`${language}/${namespace}`)
  if (!load) throw new Error(`No texts ${language}/${namespace}`)
  const [texts] = await Promise.all([load(), LETTERS[language]?.()])
  return texts
}
