import type { Question } from '@contract/cours/question'
import { moved } from '@src/views/coursEdition/order/useOrder'
import { routes } from '@src/views/coursEdition/routes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { buildQuestion, buildSerie, COURS } from '@tests/helpers/cours/cours'
import { type Client, signedIn } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import fc from 'fast-check'
// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import '@src/views/coursEdition/order/SerieOrderPage'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let manager: Client
beforeEach(async () => {
  backend = await startBackend()
  manager = await signedIn(backend, 'manager')
})
afterEach(() => backend.stop())

let serie: number
beforeEach(async () => {
  serie = (await buildSerie(manager)).id
  for (const fr of ['Première ?', 'Deuxième ?', 'Troisième ?'])
    await buildQuestion(manager, serie, { text: { fr, ar: 'سؤال' } })
})
const stored = async () => {
  const path = `${COURS}/question?idSerie=${serie}&perPage=100&sort=rang`
  return (await manager.get<{ data: Question[] }>(path)).body.data.map(({ id }) => id)
}

describe('the order of the questions of a series', () => {
  it('changes by buttons, numbers and dragging, is saved once, and comes back', async () => {
    const before = await stored()
    const { user } = await openPage(backend, routes, `/apps/code-course/series/${serie}/ordre`, { username: 'manager' })
    const list = await screen.findByRole('list', { name: 'Ordre des questions' })
    const rows = () => within(list).getAllByRole('listitem')
    const textOf = (row: HTMLElement | undefined) => row?.querySelector('span[lang="fr"]')?.textContent ?? ''
    const [first = '', second = '', third = ''] = rows().map(textOf)
    expect(rows()).toHaveLength(3)
    expect(screen.getByRole('button', { name: 'Enregistrer l’ordre' })).toBeDisabled()
    await user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: /^Descendre/ }))
    expect(rows().slice(0, 2).map(textOf)).toEqual([second, first])
    await user.selectOptions(within(rows()[2] as HTMLElement).getByRole('combobox'), '1')
    expect(rows().slice(0, 3).map(textOf)).toEqual([third, second, first])
    const dataTransfer = { effectAllowed: '' }
    fireEvent.dragStart(rows()[2] as HTMLElement, { dataTransfer })
    fireEvent.dragOver(rows()[0] as HTMLElement, { dataTransfer })
    fireEvent.dragEnd(rows()[0] as HTMLElement, { dataTransfer })
    expect(rows().slice(0, 3).map(textOf)).toEqual([first, third, second])
    expect(await stored()).toEqual(before)
    await user.click(screen.getByRole('button', { name: 'Enregistrer l’ordre' }))
    await waitFor(async () => expect(await stored()).toEqual([before[0], before[2], before[1]]))
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await waitFor(async () => expect(await stored()).toEqual(before))
  })

  it('keeps every question once, wherever one goes', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (ids, one, other) => {
        const [from, to] = [one % ids.length, other % ids.length]
        const next = moved(ids, from, to)
        expect([...next].sort()).toEqual([...ids].sort())
        expect(next[to]).toBe(ids[from])
        expect(next.filter((id) => id !== ids[from])).toEqual(ids.filter((id) => id !== ids[from]))
      }),
    )
  })
})
