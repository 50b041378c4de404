// @vitest-environment node
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesOf, ROOT } from '@tests/helpers/sources'
import { describe, expect, it } from 'vitest'
import { EXCEPTIONS, type Rendering, SPELLINGS, SYNONYMS, TERMS } from './words/forbidden'

const FOLDER = 'src/assets/locales'

interface Text {
  /** Language, namespace and key: `fr common:dialog.ok`. */
  id: string
  text: string
  isDemo: boolean
}

function flatten(value: unknown, prefix = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[prefix, String(value)]]
  return Object.entries(value).flatMap(([key, child]) => flatten(child, prefix ? `${prefix}.${key}` : key))
}

const texts = filesOf(FOLDER, /\.json$/).flatMap((path): Text[] => {
  const language = path.slice(FOLDER.length + 1, FOLDER.length + 3)
  return flatten(JSON.parse(readFileSync(join(ROOT, path), 'utf8'))).map(([key, text]) => ({
    id: `${language} ${basename(path, '.json')}:${key}`,
    text,
    isDemo: path.includes('/demo/'),
  }))
})
const textsOf = (language: string) => texts.filter(({ id }) => id.startsWith(`${language} `) && !EXCEPTIONS.has(id))

/** What a reader sees as words: a placeholder becomes a letter, an address disappears. */
const wordsOf = (text: string) => text.replace(/\{\{[^}]*\}\}/g, 'X').replace(/https?:\/\/\S+/g, '')

/** The texts that break a rule, with what they should say. */
const faults = (checked: Text[], rules: Rendering[]) =>
  checked.flatMap(({ id, text }) =>
    rules.filter(([wrong]) => wrong.test(wordsOf(text))).map(([, right]) => `${id}: ${right} in: ${text}`),
  )

const EVERYWHERE: Rendering[] = [
  [/'/, 'the apostrophe ’'],
  [/\.\.\./, 'the ellipsis …'],
  [/[^\S\n]{2}/, 'one space'],
  [/^\s|\s$/, 'no space at either end'],
  [/"/, 'the quotation marks of the language'],
]
const NO_SPACE_BEFORE: Rendering = [/\s[;:!?]/, 'no space before ; : ! ?']
const TYPOGRAPHY: Record<string, Rendering[]> = {
  fr: [
    [/(?<![\u00a0\u202f])([;!?]|:(?=\s|$))/, 'a no-break space before : ; ! ?'],
    // '(%)' names a unit; it follows no number.
    [/(?<![\u00a0\u202f(])%/, 'a no-break space before %'],
    [/«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/, 'no-break spaces inside « »'],
    [/[“”„]/, '« »'],
  ],
  en: [NO_SPACE_BEFORE, [/[‘„«»]/, '“ ”']],
  de: [NO_SPACE_BEFORE, [/[”‘«»]/, '„ “']],
  pt: [NO_SPACE_BEFORE, [/[“”‘„]|«\s|\s»/, '« » without spaces']],
}

describe.each(Object.entries(TYPOGRAPHY))('texts in %s', (language, rules) => {
  const own = textsOf(language)
  const written = own.filter(({ id }) => !SYNONYMS.test(id))

  it('follow the typography of the language', () => {
    expect(faults(own, [...EVERYWHERE, ...rules])).toEqual([])
  })

  it('follow the spelling of the language', () => {
    expect(faults(written, SPELLINGS[language] ?? [])).toEqual([])
  })

  it('have one word for one thing', () => {
    const product = written.filter(({ isDemo }) => !isDemo)
    expect(faults(product, TERMS[language] ?? [])).toEqual([])
  })
})

it.each([...EXCEPTIONS])('the exception %s is still needed', (id, text) => {
  expect(texts.find((one) => one.id === id)?.text).toBe(text)
})
