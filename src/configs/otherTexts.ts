import { byNamespace, type Texts } from './byNamespace'

/** The product's texts in other languages than the default one, apart so that no start in it loads their names. */
export const otherTexts = byNamespace(
  import.meta.glob<Texts>(
    ['/src/assets/locales/*/**/*.json', '!/src/assets/locales/fr/**', '!/src/assets/locales/*/demo/*.json'],
    { import: 'default' },
  ),
)
