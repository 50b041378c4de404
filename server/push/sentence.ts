import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { WaitingPush } from '@backend/database/compte/push'
import { createInstance, type i18n } from 'i18next'

/** The folder of the client's texts, so that a notification reads the same on a device as under the bell. */
const TEXTS = resolve(import.meta.dirname, '../../src/assets/locales')
const read = (language: string, file: string) => JSON.parse(readFileSync(resolve(TEXTS, language, file), 'utf8'))

/** The locales in which the client formats dates: see `@core/format/locale`. */
const LOCALES: Record<string, string> = { en: 'en-GB', pt: 'pt-BR', ar: 'ar-TN-u-nu-latn' }
const localeOf = (language: string) => LOCALES[language] ?? language

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

const instances = new Map<string, Promise<i18n>>()

async function start(lng: string): Promise<i18n> {
  const instance = createInstance()
  const resources = {
    [lng]: { notif: read(lng, 'compte/notif.json'), evenement: read(lng, 'planning/evenement.json') },
  }
  await instance.init({ lng, fallbackLng: false, resources, interpolation: { escapeValue: false } })
  instance.services.formatter?.addCached('datetime', (_language, options) => {
    const format = new Intl.DateTimeFormat(localeOf(lng), options)
    return (value: string) => format.format(new Date(value))
  })
  return instance
}

function textsIn(language: string): Promise<i18n> {
  const known = instances.get(language) ?? start(language)
  instances.set(language, known)
  return known
}

/** Title and sentence of a notification, in its reader's language and in the time of their school. */
export async function sentenceOf({
  kind,
  params,
  langue,
  zone,
}: Pick<WaitingPush, 'kind' | 'params' | 'langue' | 'zone'>) {
  const { t } = await textsIn(langue)
  const moment = new Intl.DateTimeFormat(localeOf(langue), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  })
  const word = ([name, value]: [string, string | number]) => {
    if (typeof value === 'number') return [name, value]
    if (name === 'calendar') return [name, t(`evenement:calendar.${value}`, { defaultValue: value })]
    return [name, MOMENT.test(value) ? moment.format(new Date(value)) : value]
  }
  const words = Object.fromEntries(Object.entries(params).map(word))
  return { title: t('notif:title'), body: t(`notif:kind.${kind}`, words) }
}
