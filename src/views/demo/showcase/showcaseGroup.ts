export interface ShowcaseGroup {
  /** Also the key of its name. */
  id: string
  /** The addresses of its overview; the first one is in the menu. */
  overview: readonly string[]
  /** The namespace of its notes. */
  words: string
  /** The namespaces of the pieces that its examples show. */
  also?: readonly string[]
  /** The address of each page by its key in the demo's search. `examples` has a folder of the same address. */
  pages: Readonly<Record<string, string>>
}
