export type Texts = Record<string, unknown>

/** Loaders of texts by `language/namespace`, such as `fr/candidat`. */
export type Loaders = ReadonlyMap<string, () => Promise<Texts>>

/** Maps `fr/candidat` to the loader of its file: a namespace has one name in every language, whatever its folder. */
export function byNamespace(files: Record<string, () => Promise<Texts>>): Loaders {
  return new Map(
    Object.entries(files).map(([path, load]) => {
      const [, language, namespace] = /\/locales\/(\w+)\/.*?(\w+)\.json$/.exec(path) ?? []
      return [`${language}/${namespace}`, load]
    }),
  )
}
