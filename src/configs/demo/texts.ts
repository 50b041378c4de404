import { byNamespace, type Texts } from '../byNamespace'

/** The texts of the demo, apart from those of the product, so that no start loads the names of these files. */
export const demoTexts = byNamespace(
  import.meta.glob<Texts>('/src/assets/locales/*/demo/*.json', { import: 'default' }),
)
