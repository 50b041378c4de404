import { abilityRules, buildAbility } from '@contract/ability'
import { otherPagesFor } from '@src/navigation/search'
import { WeakTopics } from '@src/parts/cours/WeakTopics'
import { routes as courseRoutes } from '@src/views/codeAcces/routes'
import { routes } from '@src/views/panneau/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { afterAll, describe, expect, it, vi } from 'vitest'

/** jsdom has no layout, so the pictures of the list stay undrawn, as if they were far below the screen. */
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
)
// The files of a worker share their globals. In another file a part would wait forever to come near the screen.
afterAll(() => vi.unstubAllGlobals())

const LIST = '/apps/code-course/panneaux'
const open = async (address: string) => {
  const { backend } = await startSchool()
  return { backend, ...(await openPage(backend, routes, address)) }
}

describe('the dictionary is found', () => {
  it.each(['manager', 'ecole', 'candidat', 'client'])('on the course page of %s', async (username) => {
    const { backend } = await startSchool()
    const { user, here } = await openPage(backend, [...courseRoutes, ...routes], '/apps/code-course', { username })
    await user.click(await screen.findByRole('link', { name: 'Panneaux et carrefours' }, { timeout: 30_000 }))
    await waitFor(() => expect(here()).toBe(LIST))
    await backend.stop()
  })

  it('from the weak points of a candidate, where their lesson is taught', async () => {
    const { backend } = await startSchool()
    const { id, idUtilisateur } = await backend.db
      .selectFrom('candidat')
      .select(['id', 'idUtilisateur'])
      .where('idUtilisateur', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const questions = await backend.db
      .selectFrom('question')
      .select('id')
      .where('reference', 'like', 'signs-%')
      .limit(24)
      .execute()
    const memory = {
      idUtilisateur,
      due: '2026-12-24T09:00:00.000Z',
      card: '{}',
      kept: 0 as const,
      lastCorrect: 0 as const,
    }
    await backend.db
      .insertInto('memoire')
      .values(questions.map((question) => ({ ...memory, idQuestion: question.id })))
      .execute()
    const lesson = {
      path: '/lecon',
      words: [],
      load: async () => () => <WeakTopics candidats={[{ id, nom: 'Candidat' }]} />,
    }
    const { user, here } = await openPage(backend, [lesson, ...routes], '/lecon', { username: 'ecole' })
    await user.click(await screen.findByRole('link', { name: 'Montrer les panneaux et les carrefours' }))
    await waitFor(() => expect(here()).toBe(LIST))
    await backend.stop()
  })

  it.each(['manager', 'ecole', 'moniteur', 'candidat', 'client'] as const)('by the search of %s', (role) => {
    const ability = buildAbility(abilityRules({ id: 1, role, idAutoEcole: 1 }))
    const pages = otherPagesFor({ role, ability, t: (key) => key })
    expect(pages.map(({ to }) => to)).toContain(LIST)
  })
})

describe('the dictionary of signs', () => {
  it('searches without accents, in French and Arabic', async () => {
    const { backend, user } = await open(LIST)
    // The roles of 288 pictures are slow to compute in jsdom, so the list is found by its words.
    const search = await screen.findByPlaceholderText('Nom en français ou en arabe', {}, { timeout: 30_000 })
    expect(screen.getByText('Interdiction et fin d’interdiction')).toBeVisible()
    await user.click(search)
    await user.paste('CEDEZ le')
    expect(await screen.findByText('Cédez le passage')).toBeVisible()
    expect(screen.queryByText('Route prioritaire')).toBeNull()
    await user.clear(search)
    await user.paste('زرافة')
    expect(await screen.findByText('Aucune image ne porte ce nom')).toBeVisible()
    await backend.stop()
  })

  it('opens a sign beside the list with its look-alikes, and keeps it in the address', async () => {
    const { backend, user, here } = await open(`${LIST}?id=no-parking`)
    const panel = within(await screen.findByRole('dialog', { name: 'Stationnement interdit' }, { timeout: 30_000 }))
    expect(panel.getByRole('img', { name: /^Disque bleu à bord rouge/ })).toBeVisible()
    expect(panel.getByText('ممنوع الوقوف')).toHaveAttribute('lang', 'ar')
    await user.click(panel.getByRole('button', { name: 'Arrêt et stationnement interdits' }))
    expect(await screen.findByRole('dialog', { name: 'Arrêt et stationnement interdits' })).toBeVisible()
    await waitFor(() => expect(here()).toBe(`${LIST}?id=no-stopping`))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(here()).toBe(LIST))
    await backend.stop()
  })

  it('moves by arrows and opens by Enter', async () => {
    const { backend, user, here } = await open(LIST)
    const tileOf = (name: string) => screen.getByText(name).closest('button')
    await screen.findByText('Virage dangereux à gauche', {}, { timeout: 30_000 })
    tileOf('Virage dangereux à gauche')?.focus()
    await user.keyboard('{ArrowRight}')
    expect(tileOf('Virage dangereux à droite')).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(here()).toBe(`${LIST}?id=bend-right`))
    await backend.stop()
  })

  it('shows who passes at a junction only when asked', async () => {
    const { backend, user } = await open(`${LIST}?id=cross-bare-3`)
    const panel = within(await screen.findByRole('dialog', {}, { timeout: 30_000 }))
    expect(panel.queryByText('Ordre de passage')).toBeNull()
    await user.click(panel.getByRole('button', { name: 'Montrer qui passe' }))
    expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['C', 'B', 'A'])
    await backend.stop()
  })

  it.each([
    ['round-unsigned', true],
    ['tram-cross', true],
    ['officer-slow', true],
    ['cross-bare-3', false],
    ['light-rail', false],
  ])('says of %s whether it is still to be confirmed: %s', async (id, isUnsure) => {
    const { backend } = await open(`${LIST}?id=${id}`)
    const panel = within(await screen.findByRole('dialog', {}, { timeout: 30_000 }))
    expect(panel.queryByText(/^À confirmer/) !== null).toBe(isUnsure)
    await backend.stop()
  })
})
