import { byNamespace, type Loaders, type Texts } from './byNamespace'
import { DEFAULT_LANGUAGE } from './languages'

/**
 * The texts of the default language, by name since a glob takes no variable, and those that the login page shows in any
 * other.
 */
const product = byNamespace(
  import.meta.glob<Texts>(
    [
      '/src/assets/locales/fr/**/*.json',
      '/src/assets/locales/*/common.json',
      '/src/assets/locales/*/compte/auth.json',
      '!/src/assets/locales/*/demo/*.json',
    ],
    { import: 'default' },
  ),
)

/** The texts of the other languages. Asked for with the first texts, they are there when the pages want them. */
async function othersOf(language: string): Promise<Loaders | null> {
  return language === DEFAULT_LANGUAGE ? null : (await import('@src/configs/otherTexts')).otherTexts
}

const demo = async (): Promise<Loaders> => (await import('@src/configs/demo/texts')).demoTexts

/** The styles that the letters of a language need, loaded with its first texts. */
const LETTERS: Record<string, () => Promise<unknown>> = {
  ar: () => import('@src/assets/styles/languages/ar.scss'),
}

/** @throws for an unknown namespace, or without network */
async function loaderOf(language: string, namespace: string): Promise<() => Promise<Texts>> {
  const name = `${language}/${namespace}`
  const others = othersOf(language)
  // Asked for ahead: who needs them hears the failure below.
  others.catch(() => undefined)
  const load = product.get(name) ?? (await others)?.get(name) ?? (await demo()).get(name)
  if (!load) throw new Error(`No texts ${name}`)
  return load
}

/** Loads the texts of a namespace in a language. @throws for an unknown namespace, or without network */
export async function loadTexts(language: string, namespace: string): Promise<Texts> {
  const [texts] = await Promise.all([loaderOf(language, namespace).then((load) => load()), LETTERS[language]?.()])
  return texts
}
