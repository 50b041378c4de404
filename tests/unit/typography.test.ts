// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { ALIKE } from './words/alike'
import { EXCEPTIONS, type Rendering, SPELLINGS, SYNONYMS, TERMS } from './words/forbidden'
import { readTexts, type Text } from './words/texts'

const texts = readTexts()
const found = new Map(texts.map(({ id, text }) => [id, text]))
const textsOf = (language: string) => texts.filter(({ id }) => id.startsWith(`${language} `) && !EXCEPTIONS.has(id))

/** The words that a reader sees: a placeholder becomes a letter, an address disappears. */
const wordsOf = (text: string) => text.replace(/\{\{[^}]*\}\}/g, 'X').replace(/https?:\/\/\S+/g, '')

/** The texts that break a rule, with their correct wording. */
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
  ar: [
    [/\s[;:!?،؛؟]/, 'no space before ، ؛ : ! ؟'],
    [/\p{Script=Arabic}[,;?]/u, '، ؛ ؟'],
    [/[“”‘„]|«\s|\s»/, '« » without spaces'],
    [/[٠-٩۰-۹]/, 'Western figures'],
    [/\p{L}ـ+\p{L}/u, 'no lengthened letters'],
  ],
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

  it.each(ALIKE)('say the same for %s', (...keys) => {
    const said = keys.map((key) => found.get(`${language} ${key}`))
    expect(said).toEqual(keys.map(() => said[0] ?? 'a text'))
  })

  it('have one word for one thing', () => {
    const product = written.filter(({ isDemo }) => !isDemo)
    expect(faults(product, TERMS[language] ?? [])).toEqual([])
  })
})

it.each([...EXCEPTIONS])('the exception %s is still needed', (id, text) => {
  expect(found.get(id)).toBe(text)
})
