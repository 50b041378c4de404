// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, parse, ROOT } from '@tests/helpers/sources/sources'
import { expect, it } from 'vitest'

/**
 * Components around every page, or pages of their own. They are visible on each page of the showcase, or in the
 * product.
 */
const AROUND = [
  ...['Page', 'BackLink', 'Toaster', 'VerticalLayout', 'BlankLayout', 'LanguageSwitch', 'SkinSwitch', 'BrandMark'],
  ...['Loader', 'ErrorBoundary', 'OfflineBanner', 'Outlet', 'Later', 'Anchored', 'CalendarPopover'],
  // A whole page and the form of a stored record are shown by their parts.
  ...['ListScreen', 'RecordForm', 'FormPart'],
]

const kit = new Map(
  filesOf('src/@core', /\/[A-Z]\w+\.tsx$/).map((path) => [/(\w+)\.tsx$/.exec(path)?.[1] ?? '', path] as const),
)

/** The components that the list of the kit shows in use. */
const listed = [
  ...new Set(
    [...readFileSync(join(ROOT, 'docs/kit.md'), 'utf8').matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name),
  ),
].filter((name) => kit.has(name))

it('the showcase shows every piece that the list of the kit names', () => {
  expect(listed.length).toBeGreaterThan(40)
  const imported = new Set(
    filesOf('src/views/demo/showcase', /\.tsx$/).flatMap((path) =>
      parse(path).module.staticImports.map(({ moduleRequest }) => moduleRequest.value.split('/').at(-1) ?? ''),
    ),
  )
  expect(listed.filter((name) => !imported.has(name) && !AROUND.includes(name))).toEqual([])
})

it('the list of the kit names no piece that does not exist', () => {
  expect(AROUND.filter((name) => name !== 'Outlet' && !['BrandMark'].includes(name) && !kit.has(name))).toEqual([])
  expect([...kit.values()].every((path) => existsSync(join(ROOT, path)))).toBe(true)
})
