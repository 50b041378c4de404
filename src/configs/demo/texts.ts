/** The texts of the demo, apart from those of the product, so that no start loads the names of these files. */
export const demoFiles = import.meta.glob<Record<string, unknown>>('/src/assets/locales/*/demo/*.json', {
  import: 'default',
})
