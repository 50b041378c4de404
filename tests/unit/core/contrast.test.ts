// @vitest-environment node
import { join } from 'node:path'
import { ROOT } from '@tests/helpers/sources/sources'
import { compile } from 'sass'
import { describe, expect, it } from 'vitest'

const { css } = compile(join(ROOT, 'src/assets/styles/_tokens.scss'))

function colorsOf(skin: 'light' | 'dark'): Map<string, string> {
  const start = css.indexOf(skin === 'light' ? 'color-scheme: light' : 'color-scheme: dark')
  const block = css.slice(start, css.indexOf('}', start))
  return new Map(
    [...block.matchAll(/--c-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const channel = (hex: string) => {
  const value = Number.parseInt(hex, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const luminance = (color: string) =>
  0.2126 * channel(color.slice(1, 3)) + 0.7152 * channel(color.slice(3, 5)) + 0.0722 * channel(color.slice(5, 7))

/** The contrast ratio of WCAG 2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['page', 'surface', 'raised', 'hover'] as const
const TEXT_PAIRS: [string, string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] =>
    ['ink', 'muted', 'primary', 'danger'].map((text) => [text, ground]),
  ),
  ...['primary', 'danger', 'warning', 'info'].map((tone): [string, string] => [tone, `${tone}-soft`]),
  ...['primary', 'danger', 'warning', 'info'].map((tone): [string, string] => ['ink', `${tone}-soft`]),
  ...['warning', 'info'].map((tone): [string, string] => [tone, 'surface']),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['surface', 'ink'],
  ...[0, 1, 2, 3, 4, 5].map((index): [string, string] => [`person-${index}-ink`, `person-${index}`]),
]
/** Borders of fields and the focus ring: WCAG requires 3. */
const EDGE_PAIRS: [string, string][] = [
  ['line-strong', 'surface'],
  ['line-strong', 'raised'],
  ['primary', 'page'],
  ['primary', 'surface'],
]

describe.each(['light', 'dark'] as const)('contrast of the %s skin', (skin) => {
  const colors = colorsOf(skin)
  const ratio = (one: string, other: string) => contrast(colors.get(one) ?? '', colors.get(other) ?? '')

  it.each(TEXT_PAIRS)('is at least 4.5 for text: %s on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(EDGE_PAIRS)('is at least 3 for borders: %s on %s', (edge, ground) => {
    expect(ratio(edge, ground)).toBeGreaterThanOrEqual(3)
  })
})

it('both skins define the same colours', () => {
  expect([...colorsOf('dark').keys()]).toEqual([...colorsOf('light').keys()])
})
