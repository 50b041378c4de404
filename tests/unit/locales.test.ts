// @vitest-environment node
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesOf, ROOT } from '@tests/helpers/sources'
import { type KeyUse, translationUses } from '@tests/helpers/translationUse'
import { describe, expect, it } from 'vitest'
import { flattenTexts, TEXTS_FOLDER } from './words/texts'

const LANGUAGES = ['fr', 'en', 'de', 'pt']
const PLURAL = /_(zero|one|two|few|many|other)$/

const files = filesOf(TEXTS_FOLDER, /\.json$/)
const namespaces = filesOf(`${TEXTS_FOLDER}/fr`, /\.json$/).map((path) => basename(path, '.json'))

function textsOf(language: string, namespace: string): Map<string, string> {
  const path = files.find(
    (file) => file.startsWith(`${TEXTS_FOLDER}/${language}/`) && basename(file) === `${namespace}.json`,
  )
  return new Map(path ? flattenTexts(JSON.parse(readFileSync(join(ROOT, path), 'utf8'))) : [])
}

/** A key as the code writes it: plural forms share one key. */
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

  it.each(LANGUAGES)('have a singular and a plural in %s wherever they count', (language) => {
    const texts = textsOf(language, namespace)
    const counted = [...texts.keys()].filter((key) => PLURAL.test(key)).map(asWritten)
    expect(counted.filter((key) => !texts.has(`${key}_one`) || !texts.has(`${key}_other`))).toEqual([])
  })

  it.each(LANGUAGES.slice(1))('contain the same placeholders in %s', (language) => {
    const texts = textsOf(language, namespace)
    const different = [...textsOf('fr', namespace)].filter(([key, text]) => {
      const other = texts.get(key)
      // A singular may write « un » where another language writes the number.
      return other !== undefined && !/_(zero|one)$/.test(key) && `${placeholders(other)}` !== `${placeholders(text)}`
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
