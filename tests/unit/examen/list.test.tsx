import type { Candidat } from '@contract/ecole/candidat'
import type { Examen } from '@contract/planning/examen'
import { routes as examenRoutes } from '@src/views/examen/routes'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { TestBackend } from '@tests/helpers/backend'
import { insertExamens } from '@tests/helpers/examens'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, startFreeSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { suspend } from '@tests/helpers/scenarios'
import { clearPlanning } from '@tests/helpers/schools/clearPlanning'
import { beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let amel: Candidat
let ids: number[]
beforeEach(async () => {
  const started = await startFreeSchool()
  backend = started.backend
  ecole = started.ecole
  amel = await buildCandidat(ecole, { nom: 'Zouaghi', prenom: 'Amel' })
  const bilel = await buildCandidat(ecole, { nom: 'Abidi', prenom: 'Bilel' })
  ids = [
    ...(await insertExamens(backend, { idCandidat: amel.id }, [
      { etape: 'code', status: 'SUCCESS', start: '2026-10-20T09:00:00.000Z', lieu: 'Ariana' },
      // An exam that is over and has no result.
      { etape: 'circulation', status: 'PLANNED', start: '2026-11-20T09:00:00.000Z' },
    ])),
    ...(await insertExamens(backend, { idCandidat: bilel.id }, [
      { etape: 'code', status: 'PLANNED', start: '2026-12-01T09:00:00.000Z' },
    ])),
  ]
})

const open = (search = '') => openPage(backend, examenRoutes, `/apps/examens${search}`)
const exam = async (index: number) => (await ecole.get<Examen>(`/api/examen/${ids[index]}`)).body
const named = (name: string) => (text: string) => text.replace(/\s/g, ' ') === name
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Examens' })
  await within(table).findAllByText(/Zouaghi|Abidi/)
  return within(table).getAllByRole('row').slice(1)
}

describe('list of exams', () => {
  it('shows candidate, stage, time and result, the latest first', async () => {
    await open()
    const texts = (await rows()).map((row) => row.textContent?.replace(/\s+/g, ' '))
    expect(texts[0]).toContain('Bilel Abidi')
    expect(texts[0]).toContain('PLANIFIÉ')
    expect(texts[2]).toContain('Amel Zouaghi')
    expect(texts[2]).toContain('mar. 20 oct. 2026, 10:00')
    expect(texts[2]).toContain('Ariana')
    expect(texts[2]).toContain('REUSSI')
    expect(screen.getByText('1–3 sur 3')).toBeVisible()
  })

  it('says of an exam that is over that its result is missing, also where nobody may record it', async () => {
    await open(`?row=${ids[1]}`)
    const panel = within(await screen.findByRole('dialog'))
    expect(await panel.findByText('RÉSULTAT À SAISIR')).toBeVisible()
    cleanup()
    await suspend(backend, 1)
    await open('?status=DUE')
    const [line] = await rows()
    expect(line?.textContent).toContain('RÉSULTAT À SAISIR')
  })

  it('counts each result and filters by one with a press', async () => {
    const { user, here } = await open()
    await rows()
    const due = screen.getByRole('button', { name: '1 À saisir' })
    await user.click(due)
    await waitFor(() => expect(here()).toBe('/apps/examens?status=DUE'))
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect(due).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('button', { name: '1 Planifiés' })).toBeVisible()
    await user.click(due)
    await waitFor(() => expect(here()).toBe('/apps/examens'))
  })

  it('records a result in its row and undoes it', async () => {
    const { user } = await open('?status=DUE')
    await rows()
    await user.click(screen.getByRole('button', { name: named('Réussi : Amel Zouaghi') }))
    expect(await screen.findByText(named('Examen réussi : Amel Zouaghi'))).toBeInTheDocument()
    expect(await exam(1)).toMatchObject({ status: 'SUCCESS' })
    await screen.findByRole('button', { name: '0 À saisir' })
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    await screen.findByRole('button', { name: '1 À saisir' })
    expect(await exam(1)).toMatchObject({ status: 'PLANNED' })
  })

  it('shows why a result was refused and the stored result', async () => {
    const { user } = await open('?status=DUE')
    await rows()
    const read = await exam(1)
    await ecole.post(`/api/calendrier/evenement/${ids[1]}/result`, { version: read.version, status: 'FAILED' })
    await user.click(screen.getByRole('button', { name: named('Réussi : Amel Zouaghi') }))
    await screen.findByRole('button', { name: '0 À saisir' })
    expect(screen.queryByText(/Examen réussi/)).toBeNull()
    expect(await exam(1)).toMatchObject({ status: 'FAILED' })
  })

  it('offers no result before an exam has begun', async () => {
    await open('?q=abidi')
    await rows()
    expect(screen.queryByRole('button', { name: /Réussi/ })).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Résultat de Bilel Abidi' })).toBeNull()
  })

  it('shows an empty state with a link to plan an exam', async () => {
    await clearPlanning(backend)
    await open()
    expect(await screen.findByText('Aucun examen')).toBeInTheDocument()
    const [link] = screen.getAllByRole('link', { name: 'Planifier un examen' })
    expect(link).toHaveAttribute('href', '/apps/calendrier?nouveau=Code+exam')
  })

  it('links to the examiners', async () => {
    await open()
    const link = await screen.findByRole('link', { name: 'Examinateurs' })
    expect(link).toHaveAttribute('href', '/apps/examinateurs')
  })

  it('shows a chip with the candidate that the address filters by', async () => {
    await open(`?idCandidat=${amel.id}`)
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    const chip = await screen.findByRole('button', { name: /Retirer le filtre Candidat.*Amel Zouaghi/ })
    expect(chip).toBeVisible()
  })
})

describe('details beside the list of exams', () => {
  const panel = async (name: string) => within(await screen.findByRole('dialog', { name }))

  it('show the exam and the candidate’s progress', async () => {
    await open(`?row=${ids[0]}`)
    const details = await panel('Amel Zouaghi')
    expect(await details.findByRole('list', { name: 'Étapes du permis' })).toBeVisible()
    expect(details.getByText('Ariana')).toBeVisible()
    const link = details.getByRole('link', { name: 'Voir le candidat' })
    expect(link).toHaveAttribute('href', `/apps/candidats/${amel.id}?tab=parcours`)
    const inCalendar = details.getByRole('link', { name: 'Calendrier' })
    expect(inCalendar).toHaveAttribute('href', `/apps/calendrier?evenement=${ids[0]}&jour=2026-10-20`)
  })

  it('record a result with a remark, which advances the path, and undo it', async () => {
    const { user } = await open(`?row=${ids[1]}`)
    const details = await panel('Amel Zouaghi')
    await details.findByRole('list', { name: 'Étapes du permis' })
    await user.type(details.getByLabelText('Remarque (facultatif)'), 'Priorité oubliée')
    await user.click(details.getByRole('button', { name: named('Échoué : Amel Zouaghi') }))
    await waitFor(async () => expect(await exam(1)).toMatchObject({ status: 'FAILED', note: 'Priorité oubliée' }))
    await waitFor(() => expect(details.queryByLabelText('Remarque (facultatif)')).toBeNull())
    expect(await details.findByText('Priorité oubliée')).toBeVisible()
    const line = details.getByRole('list', { name: 'Étapes du permis' })
    await waitFor(() => expect(line.textContent).toContain('Échoué le ven. 20 nov. 2026'))
    await user.click(details.getByRole('button', { name: 'Retirer ce résultat' }))
    await waitFor(async () => expect(await exam(1)).toMatchObject({ status: 'PLANNED' }))
    expect(await details.findByLabelText('Remarque (facultatif)')).toBeVisible()
  })

  it('show that an exam does not exist', async () => {
    await open('?row=999999')
    expect(await screen.findByText('Examen introuvable')).toBeInTheDocument()
  })
})
