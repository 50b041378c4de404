import type { Question } from '@contract/cours/question'
import type { Page } from '@contract/list'
import { routes as courseRoutes } from '@src/views/codeAcces/routes'
import { routes as editionRoutes } from '@src/views/coursEdition/routes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { buildQuestion, buildSerie, COURS, publishedQuestion, updateOfQuestion } from '@tests/helpers/cours/cours'
import { type Client, signedIn } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let manager: Client
beforeEach(async () => {
  backend = await startBackend()
  manager = await signedIn(backend, 'manager')
})
afterEach(() => backend.stop())

const open = (address: string) =>
  openPage(backend, [...courseRoutes, ...editionRoutes], address, { username: 'manager' })
const read = async (id: number) => (await manager.get<Question>(`${COURS}/question/${id}`)).body
const list = async (query: string) => (await manager.get<Page<Question>>(`${COURS}/question${query}`)).body.data
const ZEBRA = { fr: 'Un zèbre traverse. Que faites-vous ?', ar: 'حمار وحشي يعبر. ماذا تفعل؟' }

describe('the list of questions', () => {
  it('has twenty rows a page and is searched in Arabic', async () => {
    const { id } = await buildSerie(manager)
    await buildQuestion(manager, id, { text: ZEBRA })
    const { user } = await open('/apps/code-course?tab=questions')
    const table = await screen.findByRole('table', { name: 'Questions' })
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(21))
    await user.type(screen.getByRole('searchbox'), 'حمار وحشي')
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2))
    expect(screen.getByRole('link', { name: /Un zèbre traverse/ })).toBeVisible()
  })

  it('publishes, moves and deletes a question', async () => {
    const from = await buildSerie(manager)
    const to = await buildSerie(manager, { title: { fr: 'Autre série', ar: 'أخرى' }, topic: 'rules' })
    const { id } = await buildQuestion(manager, from.id, { text: ZEBRA })
    const { user } = await open(`/apps/code-course?tab=questions&q=z%C3%A8bre`)
    const choose = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: /^Actions.*zèbre/ }))
      await user.click(await screen.findByRole('menuitem', { name }))
    }
    await choose('Publier')
    await waitFor(async () => expect(await read(id)).toMatchObject({ published: true }))
    await choose('Changer de série')
    const panel = within(await screen.findByRole('dialog', { name: 'Changer de série' }))
    await user.click(panel.getByRole('button', { name: 'Déplacer' }))
    expect(await panel.findByText('Champ obligatoire.')).toBeVisible()
    const choice = await panel.findByRole('combobox', { name: 'Série' })
    await user.selectOptions(choice, 'Règles de circulation · Autre série')
    await user.click(panel.getByRole('button', { name: 'Déplacer' }))
    await waitFor(async () => expect(await read(id)).toMatchObject({ idSerie: to.id, topic: 'rules' }))
    await choose('Supprimer')
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
    await waitFor(async () => expect(await list(`?idSerie=${to.id}`)).toEqual([]))
  })
})

describe('the form of a question', () => {
  it('shows every fault beside its field, previews, then saves', async () => {
    const { id } = await buildSerie(manager)
    const { user, here } = await open(`/apps/code-course/questions/new?idSerie=${id}`)
    await user.click(await screen.findByRole('button', { name: 'Enregistrer' }))
    // The text, three choices, explanation and source in French, and the fact: the Arabic may follow.
    expect(await screen.findAllByText('Champ obligatoire.')).toHaveLength(7)
    const part = (name: string) => within(screen.getByRole('group', { name }))
    const write = async (name: string, fr: string, ar: string) => {
      await user.type(part(name).getByRole('textbox', { name: 'Français' }), fr)
      await user.type(part(name).getByRole('textbox', { name: 'Arabe' }), ar)
    }
    await write('Énoncé', ZEBRA.fr, ZEBRA.ar)
    await user.click(screen.getByRole('button', { name: 'Retirer la réponse 3' }))
    await write('Réponse 1', 'J’accélère', 'أسرع')
    await write('Réponse 2', 'Je m’arrête', 'أتوقف')
    await write('Explication', 'Il passe d’abord.', 'يمر أولا.')
    await write('Source', 'Article 1', 'الفصل 1')
    const right = () => screen.getAllByRole('switch', { name: 'Réponse juste' })
    await user.click(right()[0] ?? document.body)
    const base = async (fact: string) => {
      await user.type(screen.getByRole('combobox', { name: /^Repose sur/ }), fact)
      await user.click(await screen.findByRole('option', { name: new RegExp(`^${fact} ·`) }))
    }
    await base('9.02')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Au moins une réponse doit être juste.')).toBeVisible()
    await user.click(right()[1] ?? document.body)
    await user.click(screen.getByRole('button', { name: 'Monter la réponse 2' }))
    await buildQuestion(manager, (await buildSerie(manager)).id, { base: '9.02' })
    const preview = part('Aperçu pour le candidat').getAllByRole('listitem')
    expect(preview.map((item) => item.querySelector('[lang="fr"]')?.textContent)).toEqual(['Je m’arrête', 'J’accélère'])
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    // Another author has meanwhile added a question on it.
    expect(await screen.findByText('Une autre question porte déjà sur ce fait.')).toBeVisible()
    await base('9.06')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(here()).toBe('/apps/code-course?tab=questions'))
    const [saved] = await list(`?idSerie=${id}`)
    expect(saved).toMatchObject({ text: ZEBRA, base: '9.06', picture: null, published: false })
    expect(saved?.choices.map(({ fr, right: isRight }) => [fr, isRight])).toEqual([
      ['Je m’arrête', true],
      ['J’accélère', false],
    ])
  })

  it('of a draft is saved in French alone, on a fact found by a French word, and waits for its Arabic', async () => {
    const { id } = await buildSerie(manager)
    const { user, here } = await open(`/apps/code-course/questions/new?idSerie=${id}`)
    expect(await screen.findByText(/^Les textes arabes peuvent manquer/)).toBeVisible()
    const write = (name: string, fr: string) =>
      user.type(within(screen.getByRole('group', { name })).getByRole('textbox', { name: 'Français' }), fr)
    await write('Énoncé', ZEBRA.fr)
    await user.click(screen.getByRole('button', { name: 'Retirer la réponse 3' }))
    await write('Réponse 1', 'Je m’arrête')
    await write('Réponse 2', 'J’accélère')
    await write('Explication', 'Il passe d’abord.')
    await write('Source', 'Article 1')
    await user.type(screen.getByRole('combobox', { name: /^Repose sur/ }), 'freins indépendants')
    await user.click(await screen.findByRole('option', { name: /^9\.06 · Deux freins indépendants/ }))
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(here()).toBe('/apps/code-course?tab=questions'))
    const [saved] = await list(`?idSerie=${id}`)
    expect(saved).toMatchObject({ text: { fr: ZEBRA.fr, ar: '' }, base: '9.06', published: false })
    await user.type(screen.getByRole('searchbox'), 'zèbre')
    expect(await screen.findByText('Arabe manquant')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: /^Actions.*zèbre/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Publier' }))
    expect(await screen.findByText(/^Des textes arabes manquent à cette question/)).toBeInTheDocument()
    expect(await list(`?idSerie=${id}`)).toEqual([saved])
  })

  it('of a published question asks for its Arabic', async () => {
    const row = await publishedQuestion(manager, (await buildSerie(manager)).id)
    const { user } = await open(`/apps/code-course/questions/${row.id}/edit`)
    const text = within(await screen.findByRole('group', { name: 'Énoncé' }))
    await user.clear(text.getByRole('textbox', { name: 'Arabe' }))
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await text.findByText('Champ obligatoire.')).toBeVisible()
    expect(screen.queryByText(/^Les textes arabes peuvent manquer/)).toBeNull()
    expect(await read(row.id)).toEqual(row)
  })

  it('shows both versions when somebody else saved first, and loses nothing', async () => {
    const { id: idSerie } = await buildSerie(manager)
    const row = await buildQuestion(manager, idSerie)
    const { user, here } = await open(`/apps/code-course/questions/${row.id}/edit`)
    const source = within(await screen.findByRole('group', { name: 'Source' }))
    const field = source.getByRole('textbox', { name: 'Français' })
    await user.clear(field)
    await user.type(field, 'Ma source')
    await manager.put(`${COURS}/question/${row.id}`, {
      ...updateOfQuestion(row),
      source: { fr: 'Leur source', ar: row.source.ar },
    })
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Leur source')).toBeVisible()
    expect(dialog.getByText('Ma source')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Enregistrer ce choix' }))
    await waitFor(() => expect(here()).toBe('/apps/code-course?tab=questions'))
    expect(await read(row.id)).toMatchObject({ source: { fr: 'Ma source' } })
  })

  it('of an unknown question says so', async () => {
    await open('/apps/code-course/questions/999999/edit')
    expect(await screen.findByText('Question introuvable')).toBeVisible()
  })
})

describe('the page where questions are checked', () => {
  it('moves by keys, remembers the place, and comes back to it after an edit', async () => {
    const { user, here } = await open('/apps/code-course/relecture')
    expect(await screen.findByText('Question 1 sur 400')).toBeVisible()
    const first = (await screen.findByRole('article')).getAttribute('aria-label')
    expect(screen.getAllByText('Réponse juste').length).toBeGreaterThan(0)
    await user.keyboard('{ArrowLeft}{ArrowRight}')
    expect(await screen.findByText('Question 2 sur 400')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('article').getAttribute('aria-label')).not.toBe(first))
    await user.click(screen.getByRole('link', { name: 'Corriger' }))
    await waitFor(() => expect(here()).toMatch(/\/edit\?retour=relecture$/))
    await user.click(await screen.findByRole('link', { name: 'Annuler' }))
    expect(await screen.findByText('Question 2 sur 400')).toBeVisible()
  })

  it('narrows to a topic, also on the next visit', async () => {
    const { user, router } = await open('/apps/code-course/relecture')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Thème' }), 'Premiers secours')
    expect(await screen.findByText('Question 1 sur 40')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Suivante' }))
    expect(await screen.findByText('Question 2 sur 40')).toBeVisible()
    await act(() => router.navigate('/apps/code-course?tab=examens'))
    await waitFor(() => expect(screen.queryByText('Question 2 sur 40')).toBeNull())
    await act(() => router.navigate('/apps/code-course/relecture'))
    expect(await screen.findByText('Question 2 sur 40')).toBeVisible()
  })
})
