import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compileString } from 'sass'
import { expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../../src')
/**
 * Sheets that may contain plain sizes: those that define the tokens, Bootstrap's set-up, and the measurements of
 * typefaces.
 */
const NAMED_IN = ['_tokens.scss', '_appTokens.scss', '_setup.scss', '_fonts.scss']

/** Sizes that occur in one place only and result from neighbouring elements, by the sheet that may contain them. */
const OF_ONE_PLACE: Record<string, readonly string[]> = {
  // Space for an icon or a picture at the start.
  '_toolbar.scss': ['padding-inline-start 34px'],
  '_lines.scss': ['padding-inline-start 42px', 'padding-inline-start 42px'],
  'compose.scss': ['padding-inline-start 52px', 'z-index 48'],
  'lecon.scss': ['padding-inline-start 18px'],
  '_rest.scss': ['margin-inline-end 1.5625rem'],
  // Space for a button that floats above the end.
  'layout.scss': ['padding 18px', 'padding-block-end 80px'],
  'evenement.scss': ['padding-block-end 72px'],
  'demoCalendar.scss': ['padding 5px', 'margin-inline-end 5px', 'padding-block-end 76px'],
  // A step less the border, so that the whole has the size of its neighbours.
  'select.scss': ['padding 7px'],
  'palette.scss': ['padding 5px'],
  'review.scss': ['padding 11px', 'padding-block 7px'],
  'chat.scss': ['padding 7px'],
  'email.scss': ['padding-block 9px'],
  'people.scss': ['gap 5px'],
  'frame.scss': ['gap 22px'],
  // Sizes of headings, and of the smallest text of an event.
  'dialogs.scss': ['font-size 1.0625rem'],
  '_base.scss': ['font-size 1.0625rem'],
  '_blank.scss': ['padding-block 40px', 'font-size 1.625rem'],
  '_event.scss': ['font-size 0.65625rem'],
}

const SPACE = /^(?:(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z]+)*)$/
const LENGTH = /(?<![\w.-])-?\d*\.?\d+(?:px|rem)\b/g
/** Whether a size is zero or a hairline. */
const isNone = (value: string) => Math.abs(Number.parseFloat(value)) <= 1 && value.endsWith('px')

function literalsOf(property: string, value: string): string[] {
  if (SPACE.test(property) || property === 'font-size') {
    return (value.match(LENGTH) ?? []).filter((one) => !isNone(one))
  }
  // Values up to 9 order the parts of one component.
  if (property === 'z-index') return (value.match(/^-?\d{2,}$/) ?? []).slice()
  return []
}

const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.scss') && !NAMED_IN.includes(basename(path)))
  .sort()

const textOf = (path: string) => readFileSync(join(SOURCE, path), 'utf8').replace(/\/\/.*$/gm, '')

function found(path: string): string[] {
  return [...textOf(path).matchAll(/^\s*([a-z-]+)\s*:([^;{}]*);/gm)].flatMap(([, property = '', value = '']) =>
    literalsOf(property, value.trim()).map((literal) => `${property} ${literal}`),
  )
}

it('takes gaps, text sizes and layers from the tokens', () => {
  const literals = sheets.flatMap((path) => {
    const allowed = [...(OF_ONE_PLACE[basename(path)] ?? [])]
    return found(path)
      .filter((literal) => {
        const at = allowed.indexOf(literal)
        if (at >= 0) allowed.splice(at, 1)
        return at < 0
      })
      .map((literal) => `${path}: ${literal}`)
  })
  expect(literals).toEqual([])
})

it('allows no literal that is there no more', () => {
  const gone = Object.entries(OF_ONE_PLACE).flatMap(([name, allowed]) => {
    const there = sheets.filter((path) => basename(path) === name).flatMap(found)
    return allowed.filter((literal) => !there.includes(literal)).map((literal) => `${name}: ${literal}`)
  })
  expect(gone).toEqual([])
})

it('reads values in every form', () => {
  expect(literalsOf('padding', 'var(--s-2) 7px')).toEqual(['7px'])
  expect(literalsOf('margin', '0 auto 1px')).toEqual([])
  expect(literalsOf('margin-inline', 'calc(-1 * 0.5rem)')).toEqual(['0.5rem'])
  expect(literalsOf('font-size', '13px')).toEqual(['13px'])
  expect(literalsOf('z-index', '1050')).toEqual(['1050'])
  expect(literalsOf('z-index', '2')).toEqual([])
})

const CALL = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/** Whether the right and the left of four sides differ. In Arabic they would have to be swapped. */
function isOneSided(value: string): boolean {
  const [, right, , left] = value.replace(CALL, (call) => call.replace(/\s/g, '')).split(/\s+/)
  return left !== undefined && left !== right
}

it('writes gaps that differ from side to side by the way of reading', () => {
  const physical = sheets.flatMap((path) =>
    [...textOf(path).matchAll(/^\s*(padding|margin|inset)\s*:([^;{}]*);/gm)].flatMap(([, property, value = '']) =>
      isOneSided(value.trim()) ? [`${path}: ${property} ${value.trim()}`] : [],
    ),
  )
  expect(physical).toEqual([])
})

const code = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(scss|tsx?)$/.test(path))
/** The compiled tokens, because their names come from maps. */
const tokens = compileString("@import 'tokens'; @import 'appTokens';", {
  loadPaths: [join(SOURCE, 'assets/styles')],
  silenceDeprecations: ['import'],
}).css
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])
/** Variables of libraries, which set them themselves. */
const FOREIGN = /^--(?:bs|fc|swiper)-/

it('uses no variable that nothing sets', () => {
  const texts = code.map((path) => [path, textOf(path)] as const)
  const set = new Set([
    ...all(tokens, /(--[a-z][\w-]*)\s*:/g),
    ...texts.flatMap(([, text]) => all(text, /(--[a-z][\w-]*)(?=\s*:|['"`])/g)),
  ])
  const unknown = texts.flatMap(([path, text]) =>
    // A name that ends in a dash is completed by a value.
    all(text, /var\((--[a-z][\w-]*[a-z0-9])(?![\w-]|#|\$)/g)
      .filter((name) => !set.has(name) && !FOREIGN.test(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(unknown).toEqual([])
})

it('lets all text follow the text size of the browser', () => {
  const fixed = sheets.flatMap((path) =>
    all(textOf(path), /font-size:\s*([\d.]+px)/g).map((size) => `${path}: ${size}`),
  )
  const steps = all(tokens, /--text(?:-\w+)?:\s*([\d.]+\w+)/g)
  expect(steps.length).toBeGreaterThan(12)
  expect([...fixed, ...steps.filter((size) => !size.endsWith('rem'))]).toEqual([])
})
