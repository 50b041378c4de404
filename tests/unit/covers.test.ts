import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, ROOT } from '@tests/helpers/sources/sources'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** The examples of the demo show the library itself. */
const files = filesOf('src', /\.tsx$/).filter((file) => !file.includes('/demo/showcase/'))

it('whatever takes the page away from its user is closed by Back', () => {
  const modal = files.filter((file) => read(file).includes('aria-modal'))
  expect(modal.length).toBeGreaterThan(4)
  expect(modal.filter((file) => !/use(Back)?Closes\(/.test(read(file)))).toEqual([])
})

it('dialogs are the Dialog that Back closes', () => {
  const bare = files.filter((file) => /import \{[^}]*\bModal\b[^}]*\} from 'reactstrap'/.test(read(file)))
  expect(bare).toEqual(['src/@core/components/overlays/Dialog.tsx'])
})
