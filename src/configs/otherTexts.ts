import { byNamespace, type Texts } from './byNamespace'

/** The texts of the product in every language but the default one: the names of these files are a fortieth of the start. */
export const otherTexts = byNamespace(
  import.meta.glob<Texts>(
    ['/src/assets/locales/*/**/*.json', '!/src/assets/locales/fr/**', '!/src/assets/locales/*/demo/*.json'],
    { import: 'default' },
  ),
)
