/** The texts of the demo: the names of these files are no part of what every start loads. */
export const demoFiles = import.meta.glob<Record<string, unknown>>('/src/assets/locales/*/demo/*.json', {
  import: 'default',
})
