import type { PostProcessorModule } from 'i18next'

/**
 * French writes « d’Emna », not « de Emna »: texts name people and places, which begin with a capital. Before an H the
 * word stays, as most names here are said with it (« de Hela »), and before a letter alone (« de A à Z »).
 */
export const elided = (text: string): string => text.replace(/(?<!\p{L})([dD])e (?=[AEIOUÀÂÉÈÊËÎÏÔÛ]\p{L})/gu, '$1’')

/** Elides in the texts of the French language. */
export const elision: PostProcessorModule = {
  type: 'postProcessor',
  name: 'elision',
  process: (value, _key, _options, translator: { language?: string }) =>
    translator.language === 'fr' && typeof value === 'string' ? elided(value) : value,
}
