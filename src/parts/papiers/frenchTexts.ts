import type { i18n, Namespace, TFunction } from 'i18next'

/**
 * The French texts of a namespace, whatever the language of the page: papers are in French, and must not contain single
 * words in another language. @throws when they cannot be loaded
 */
export async function frenchTexts<Name extends string & Namespace>(i18n: i18n, name: Name): Promise<TFunction<Name>> {
  await i18n.loadLanguages('fr')
  if (!i18n.hasResourceBundle('fr', name)) throw new Error(`No French texts of ${name}`)
  return i18n.getFixedT('fr', name)
}
