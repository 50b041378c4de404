import { byNamespace, type Texts } from './byNamespace'

/** The texts of the product in other languages than the default one: the names of these files weigh 4 kB. */
export const otherTexts = byNamespace(
  import.meta.glob<Texts>(
    ['/src/assets/locales/*/**/*.json', '!/src/assets/locales/fr/**', '!/src/assets/locales/*/demo/*.json'],
    { import: 'default' },
  ),
)
