import { withFirst } from '@core/format/date'
import { isolated } from '@core/format/isolate'
import { dateLocale, numberLocale, withMinus } from '@core/format/locale'
import { type BackendModule, createInstance, type i18n, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { elision } from './elision'
import { rememberLanguage, storedLanguage } from './language'

export interface I18nOptions {
  languages: readonly string[]
  defaultLanguage: string
  /** Loads the texts of one namespace in one language, usually by a dynamic import. */
  load: (language: string, namespace: string) => Promise<ResourceKey>
  /** Namespaces needed by every page; the others are loaded by the pages that use them. */
  namespaces?: readonly string[]
}

const backendOf = (load: I18nOptions['load']): BackendModule => ({
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    load(language, namespace).then(
      (texts) => done(null, texts),
      // `true`: a namespace that failed to load is fetched again the next time it is requested.
      (error: unknown) => done(error instanceof Error ? error : String(error), true),
    )
  },
})

/** Starts the translations; `<html lang>` and the stored language follow every change. */
export async function initI18n({ languages, defaultLanguage, load, namespaces = ['common'] }: I18nOptions) {
  const instance: i18n = createInstance()
  instance.on('languageChanged', rememberLanguage)
  await instance
    .use(backendOf(load))
    .use(initReactI18next)
    .use(elision)
    .init({
      lng: storedLanguage(languages) ?? defaultLanguage,
      supportedLngs: [...languages],
      // A missing key fails the tests, so no fallback language is ever downloaded.
      fallbackLng: false,
      ns: [...namespaces],
      defaultNS: 'common',
      // No automatic retries: the caller gets the failure immediately and decides.
      maxRetries: 0,
      interpolation: { escape: (value: unknown) => isolated(String(value), instance.language) },
      returnNull: false,
      postProcess: elision.name,
    })
  // Numbers and dates of the texts look as they do everywhere else.
  const { formatter } = instance.services
  formatter?.addCached('number', (language = defaultLanguage, options) => {
    const format = new Intl.NumberFormat(numberLocale(language), options)
    return (value: number) => withMinus(format.format(value))
  })
  formatter?.addCached('datetime', (language = defaultLanguage, options) => {
    const format = new Intl.DateTimeFormat(dateLocale(language), options)
    return (value: number | Date) => withFirst(format.format(value), language)
  })
  return instance
}
