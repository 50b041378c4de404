import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, ROOT } from '@tests/helpers/sources/sources'
import { expect, it } from 'vitest'

const FOLDERS = ['contract', 'backend', 'server', 'src', 'scripts', 'tests']

it('objects and elements name their properties, and spread no literal', () => {
  const files = FOLDERS.flatMap((folder) => filesOf(folder, /\.(tsx?|mjs)$/))
  const spreading = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (/\.{3}\{/.test(line) ? [`${file}:${index + 1}`] : [])),
  )
  expect(spreading).toEqual([])
})
