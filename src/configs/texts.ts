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

/** Loads the texts of a namespace in a language. @throws for an unknown namespace, or without network */
export function loadTexts(language: string, namespace: string): Promise<Texts> {
  const load = loaders.get(`${language}/${namespace}`)
  return load ? load() : Promise.reject(new Error(`No texts ${language}/${namespace}`))
}
