// @vitest-environment node
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesOf, ROOT } from '@tests/helpers/sources/sources'
import { type KeyUse, translationUses } from '@tests/helpers/sources/translationUse'
import { describe, expect, it } from 'vitest'
import { flattenTexts, TEXTS_FOLDER } from './words/texts'

const LANGUAGES = ['fr', 'en', 'de', 'pt', 'ar']
const PLURAL = /_(zero|one|two|few|many|other)$/

/** The plural forms of a language for the counts on a page: two in most languages, six in Arabic. */
const formsOf = (language: string) => {
  const rules = new Intl.PluralRules(language)
  return [...new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)))].sort()
}

const files = filesOf(TEXTS_FOLDER, /\.json$/)
const namespaces = filesOf(`${TEXTS_FOLDER}/fr`, /\.json$/).map((path) => basename(path, '.json'))

function textsOf(language: string, namespace: string): Map<string, string> {
  const path = files.find(
    (file) => file.startsWith(`${TEXTS_FOLDER}/${language}/`) && basename(file) === `${namespace}.json`,
  )
  return new Map(path ? flattenTexts(JSON.parse(readFileSync(join(ROOT, path), 'utf8'))) : [])
}

/** A key as it is written in code, where all plural forms share one. */
const asWritten = (key: string) => key.replace(PLURAL, '')
const keysOf = (language: string, namespace: string) =>
  [...new Set([...textsOf(language, namespace).keys()].map(asWritten))].sort()
const placeholders = (text = '') => [...new Set(text.match(/\{\{-?\s*\w+/g))].map((name) => name.slice(2).trim()).sort()

describe.each(namespaces)('texts of %s', (namespace) => {
  it.each(LANGUAGES.slice(1))('have the same keys in %s', (language) => {
    expect(keysOf(language, namespace)).toEqual(keysOf('fr', namespace))
  })

  it.each(LANGUAGES)('are never empty in %s', (language) => {
    const empty = [...textsOf(language, namespace)].filter(([, text]) => !text.trim()).map(([key]) => key)
    expect(empty).toEqual([])
  })

  it.each(LANGUAGES)('have the plural forms of %s wherever they count', (language) => {
    const texts = textsOf(language, namespace)
    const counted = [...texts.keys()].filter((key) => PLURAL.test(key))
    const missing = [...new Set(counted.map(asWritten))].flatMap((key) =>
      formsOf(language).flatMap((form) => (texts.has(`${key}_${form}`) ? [] : `${key}_${form}`)),
    )
    expect(missing).toEqual([])
  })

  it.each(LANGUAGES.slice(1))('count where French counts in %s', (language) => {
    const counted = (one: string) =>
      new Set([...textsOf(one, namespace).keys()].filter((key) => PLURAL.test(key)).map(asWritten))
    const [here, french] = [counted(language), counted('fr')]
    expect([...french].filter((key) => !here.has(key))).toEqual([])
  })

  it.each(LANGUAGES.slice(1))('contain the same placeholders in %s', (language) => {
    const french = textsOf('fr', namespace)
    const different = [...textsOf(language, namespace)].filter(([key, text]) => {
      const other = french.get(key) ?? french.get(`${asWritten(key)}_other`)
      // A singular may say « un » where another language writes the number, and Arabic has a form for two things.
      return (
        other !== undefined && !/_(zero|one|two)$/.test(key) && `${placeholders(other)}` !== `${placeholders(text)}`
      )
    })
    expect(different.map(([key]) => key)).toEqual([])
  })
})

describe('translations in the code', () => {
  const keys = new Map(namespaces.map((namespace) => [namespace, keysOf('fr', namespace)]))
  const uses = filesOf('src', /\.tsx?$/).flatMap((file) => translationUses(file, namespaces))
  const matches = (use: KeyUse, key: string) => (typeof use.key === 'string' ? use.key === key : use.key.test(key))

  it('exist for every key that the code uses', () => {
    const missing = uses.filter(
      (use) => use.certain && !use.namespaces.some((name) => keys.get(name)?.some((key) => matches(use, key))),
    )
    expect(missing.map((use) => `${use.file}: ${use.namespaces.join('|')}:${use.key}`)).toEqual([])
  })

  it.each(namespaces)('are all used in %s', (namespace) => {
    const here = uses.filter((use) => use.namespaces.includes(namespace))
    expect(keys.get(namespace)?.filter((key) => !here.some((use) => matches(use, key)))).toEqual([])
  })
})
