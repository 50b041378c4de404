import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import inter from '@fontsource-variable/inter/package.json' with { type: 'json' }
import { ROOT } from '@tests/helpers/sources/sources'
import { describe, expect, it } from 'vitest'

const FOLDER = join(ROOT, 'src/assets/fonts')

describe('the font of the pages', () => {
  it('is made from the installed version of its package', () => {
    expect(readFileSync(join(FOLDER, 'README.md'), 'utf8')).toContain(`@fontsource-variable/inter\` ${inter.version}`)
  })

  it('is small, since every first page waits for it', () => {
    expect(statSync(join(FOLDER, 'inter-latin.woff2')).size).toBeLessThan(23 * 1024)
  })

  it('has every weight that a style asks for', () => {
    const sheets = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.scss'),
    )
    const weights = sheets
      .filter((name) => !name.endsWith('_fonts.scss'))
      .flatMap((name) => [...readFileSync(join(ROOT, 'src', name), 'utf8').matchAll(/font-weight: (\d+)/g)])
      .map(([, weight]) => Number(weight))
    expect(weights.filter((weight) => weight < 400 || weight > 700)).toEqual([])
  })
})
