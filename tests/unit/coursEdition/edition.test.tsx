import type { ExamenBlanc } from '@contract/cours/examenBlanc'
import type { OwnSerie } from '@contract/cours/serie'
import type { SerieFile } from '@contract/cours/serieFile'
import { routes as courseRoutes } from '@src/views/codeAcces/routes'
import { routes as editionRoutes } from '@src/views/coursEdition/routes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { buildExamen, buildSerie, COURS } from '@tests/helpers/cours/cours'
import { FREE_BASES } from '@tests/helpers/engines/freeBases'
import { type Client, signedIn } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { readError } from '@tests/helpers/pages/errorDialog'
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
const series = async () => (await manager.get<{ data: OwnSerie[] }>(`${COURS}/serie`)).body.data
const examens = async () => (await manager.get<{ data: ExamenBlanc[] }>(`${COURS}/examen`)).body.data

describe('the series', () => {
  it('are listed by topic, and change places by buttons', async () => {
    const { user } = await open('/apps/code-course')
    const signs = within(await screen.findByRole('region', { name: 'Signalisation' }))
    const titles = () => signs.getAllByRole('link').map((link) => link.textContent)
    const [first = '', second = ''] = titles()
    expect(signs.getAllByText('20 questions')).toHaveLength(2)
    const ups = signs.getAllByRole('button', { name: /^Monter/ })
    expect(ups[0]).toHaveAttribute('aria-disabled', 'true')
    await user.click(ups[1] ?? document.body)
    await waitFor(() => expect(titles()).toEqual([second, first]))
    expect((await series()).filter(({ topic }) => topic === 'signs')[0]?.title.fr).toBe(
      signs.getAllByRole('listitem')[0]?.querySelector('[lang="fr"]')?.textContent,
    )
  })

  it('are published and withdrawn from the menu, with undo', async () => {
    const [serie] = await series()
    const { user } = await open('/apps/code-course')
    const menu = `Actions\u00a0: ${serie?.title.fr}`
    await user.click(await screen.findByRole('button', { name: menu }))
    await user.click(await screen.findByRole('menuitem', { name: 'Ne plus publier' }))
    await waitFor(async () => expect((await series())[0]?.published).toBe(false))
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await waitFor(async () => expect((await series())[0]?.published).toBe(true))
  })

  it('with questions are not deleted, empty ones are', async () => {
    const { title } = await buildSerie(manager)
    const [full] = await series()
    const { user } = await open('/apps/code-course')
    const remove = async (name: string | undefined) => {
      await user.click(await screen.findByRole('button', { name: `Actions\u00a0: ${name}` }))
      await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))
      await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
    }
    await remove(full?.title.fr)
    expect(await readError()).toMatch(/contient des questions/)
    await remove(title.fr)
    await waitFor(async () => expect(await series()).toHaveLength(20))
  })

  it('are added by a form that shows every missing field', async () => {
    const { user, here } = await open('/apps/code-course/series/new')
    await user.click(await screen.findByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findAllByText('Champ obligatoire.')).toHaveLength(3)
    await user.type(screen.getByRole('textbox', { name: 'Français' }), 'La nuit')
    await user.type(screen.getByRole('textbox', { name: 'Arabe' }), 'الليل')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Thème' }), 'Règles de circulation')
    await user.click(await screen.findByRole('checkbox', { name: 'B' }))
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(here()).toBe('/apps/code-course?tab=series'))
    expect((await series()).find(({ title }) => title.fr === 'La nuit')).toMatchObject({
      topic: 'rules',
      permis: ['B'],
      published: false,
    })
  })

  it('saved by somebody else first show both versions', async () => {
    const { id, version } = await buildSerie(manager)
    const { user, here } = await open(`/apps/code-course/series/${id}/edit`)
    const title = await screen.findByRole('textbox', { name: 'Français' })
    await user.clear(title)
    await user.type(title, 'La mienne')
    const body = { topic: 'parking', title: { fr: 'La leur', ar: 'سلسلة أخرى' }, permis: [], version }
    await manager.put(`${COURS}/serie/${id}`, body)
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('La leur')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Enregistrer ce choix' }))
    await waitFor(() => expect(here()).toBe('/apps/code-course?tab=series'))
    expect((await series()).find((row) => row.id === id)?.title.fr).toBe('La mienne')
  })

  it('that are unknown show so', async () => {
    await open('/apps/code-course/series/999999/edit')
    expect(await screen.findByText('Série introuvable')).toBeVisible()
  })
})

describe('the import of a series', () => {
  const choose = async (content: string) => {
    const input = await screen.findByLabelText('Fichier de la série')
    fireEvent.change(input, { target: { files: [new File([content], 'serie.json', { type: 'application/json' })] } })
  }
  const exported = async () => (await manager.get<SerieFile>(`${COURS}/serie/${(await series())[0]?.id}/file`)).body

  it('names every fault with its question and field, and writes nothing', async () => {
    const { questions, ...file } = await exported()
    const [first, second] = questions
    if (!first || !second) throw new Error('no questions')
    const wrong = { ...second, id: 'drivers-901', base: '2.58', text: { fr: '', ar: second.text.ar } }
    await open('/apps/code-course/series/import')
    await choose(JSON.stringify({ ...file, topic: 'ships', questions: [first, wrong] }))
    const faults = within(await screen.findByRole('list', { name: 'Erreurs du fichier' }))
    expect(faults.getAllByRole('listitem').map((item) => item.textContent?.replace(/[\u00a0\u202f]/g, ' '))).toEqual([
      expect.stringMatching(/^Question 1 drivers-01 Référence : Déjà utilisé\.$/),
      expect.stringMatching(/^Question 1 drivers-01 Repose sur : Une autre question porte déjà sur ce fait\.$/),
      expect.stringMatching(/^Question 2 drivers-901 Repose sur : Ce n’est ni un fait sûr ni une image connue/),
      expect.stringMatching(/^Série Thème : Valeur incorrecte\.$/),
      expect.stringMatching(/^Question 2 drivers-901 Énoncé Français : Champ obligatoire\.$/),
    ])
    expect(await series()).toHaveLength(20)
  })

  it('refuses what is no JSON, then takes a good file', async () => {
    const { here } = await open('/apps/code-course/series/import')
    await choose('pas du tout')
    expect(await screen.findByText(/n’est pas un fichier JSON lisible/)).toBeVisible()
    const file = await exported()
    const questions = file.questions.map((one, index) => ({
      ...one,
      id: `drivers-${900 + index}`,
      base: FREE_BASES[index],
    }))
    await choose(JSON.stringify({ ...file, questions }))
    await waitFor(() => expect(here()).toMatch(/\?tab=questions&idSerie=\d+$/))
    expect(await series()).toHaveLength(21)
  })
})

describe('the mock exams', () => {
  it('are copied, and refused where topics lack questions', async () => {
    await buildExamen(manager, { parts: [{ topic: 'hazmat', nombre: 41 }] })
    const { user } = await open('/apps/code-course?tab=examens')
    const menu = { name: 'Actions\u00a0: Petit examen' }
    await user.click(await screen.findByRole('button', menu))
    await user.click(await screen.findByRole('menuitem', { name: 'Publier' }))
    expect(await readError()).toMatch(/Transport de matières dangereuses \(41 demandées\)/)
    await user.click(screen.getByRole('button', menu))
    await user.click(await screen.findByRole('menuitem', { name: 'Dupliquer' }))
    expect(await screen.findByText('Petit examen (copie)')).toBeVisible()
    expect(await examens()).toHaveLength(3)
  })

  it('are added with shares by topic and their sum', async () => {
    const { user, here } = await open('/apps/code-course/examens-blancs/new')
    await user.click(await screen.findByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findAllByText('Champ obligatoire.')).toHaveLength(5)
    const type = (name: string, text: string) => user.type(screen.getByRole('textbox', { name }), text)
    await type('Français', 'Nuit')
    await type('Arabe', 'ليل')
    await type('Signalisation', '3')
    await type('Priorité de passage', '2')
    expect(screen.getByText(/Total\s*:\s*5 questions/)).toBeVisible()
    await type('Durée en minutes', '5')
    await type('Réponses justes pour réussir', '6')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Valeur trop grande.')).toBeVisible()
    await user.clear(screen.getByRole('textbox', { name: 'Réponses justes pour réussir' }))
    await type('Réponses justes pour réussir', '4')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(here()).toBe('/apps/code-course?tab=examens'))
    expect((await examens()).at(-1)).toMatchObject({ title: { fr: 'Nuit' }, total: 5, passMark: 4, published: false })
  })

  it('are deleted after a question', async () => {
    await buildExamen(manager)
    const { user } = await open('/apps/code-course?tab=examens')
    await user.click(await screen.findByRole('button', { name: 'Actions\u00a0: Petit examen' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
    await waitFor(async () => expect(await examens()).toHaveLength(1))
  })
})
