import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, ROOT } from '@tests/helpers/sources/sources'
import { expect, it } from 'vitest'

const FOLDERS = ['contract', 'backend', 'server', 'src', 'scripts', 'tests']
/** The line width of the formatter, which wraps code but not comments. */
const WIDTH = 120
/** A line that holds nothing but a comment; the reason of a suppressed rule must stand on one line. */
const COMMENT = /^\s*(\/\*\*?|\*|\/\/)(?! ?biome-ignore)/

it('comments fit into the width of a line', () => {
  const files = FOLDERS.flatMap((folder) => filesOf(folder, /\.(tsx?|mjs)$/))
  // Released migrations are never edited.
  const own = files.filter((file) => !file.startsWith('backend/database/migrations/'))
  const wide = own.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (COMMENT.test(line) && line.length > WIDTH ? [`${file}:${index + 1}`] : [])),
  )
  expect(wide).toEqual([])
})
