import { GROUPS, routes } from '@src/views/demo/showcase/routes'
import { screen } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import axe from 'axe-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTexts } from '../../words/texts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const texts = new Map(readTexts().map(({ id, text }) => [id, text]))
const files = import.meta.glob<string>('/src/views/demo/showcase/examples/**/*.tsx', {
  query: '?raw',
  import: 'default',
})

/** The violations that axe finds. Colours need a browser (`tests/e2e/showcases.spec.ts`). */
async function violations() {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    // The landmarks belong to the frame around the page.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))
}

const groups = GROUPS.filter(({ pages }) => Object.keys(pages).length > 0)

// The test's own setup fails on any error of the console.
describe.each(groups)('showcases of $id', ({ pages, overview, words }) => {
  it.each(Object.entries(pages))(
    '%s shows all its examples',
    // The page of the tables alone has two thousand cells to check.
    { timeout: 60_000, tags: ['long'] },
    async (target, path) => {
      await openPage(backend, routes, path, { username: 'manager' })
      const title = texts.get(`fr demoSearch:page.${target}`)
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
      const sections = document.querySelectorAll('.showcase-example')
      const folder = `/src/views/demo/showcase/examples${path}/`
      const names = Object.keys(files).filter(
        (file) => file.startsWith(folder) && /^[A-Z]\w+\.tsx$/.test(file.slice(folder.length)),
      )
      expect([...sections].map((section) => section.querySelector('h2')?.id).sort()).toEqual(
        names.map((file) => file.slice(folder.length, -'.tsx'.length)).sort(),
      )
      const untitled = [...sections].flatMap((section) => {
        const { id, textContent } = section.querySelector('h2') ?? { id: '', textContent: '' }
        return textContent && !/^title\./.test(textContent) ? [] : [`${words}: ${id}`]
      })
      expect(untitled).toEqual([])
      expect(await violations()).toEqual([])
    },
  )

  it('has an overview that links to them', async () => {
    await openPage(backend, routes, overview[0] ?? '/', { username: 'manager' })
    await screen.findByRole('heading', { level: 1 })
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(Object.values(pages))
  })
})

it('the code of an example is shown on demand, as its file has it', async () => {
  const { user } = await openPage(backend, routes, '/components/alerts', { username: 'manager' })
  const button = await screen.findByRole('button', { name: 'Voir le code De base' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  const source = await files['/src/views/demo/showcase/examples/components/alerts/Basic.tsx']?.()
  expect(screen.getByRole('region', { name: 'Code de l’exemple De base' }).textContent).toBe(source)
  await user.click(screen.getByRole('button', { name: 'Masquer le code De base' }))
  expect(screen.queryByRole('region', { name: 'Code de l’exemple De base' })).toBeNull()
})
