import type { Convocation } from '@contract/papiers/convocation'
import { convocationPapers } from '@src/views/convocation/convocationPaper'
import { routes } from '@src/views/examen/routes'
import { screen, waitFor, within } from '@testing-library/react'
import type { TestBackend } from '@tests/helpers/backend'
import { buildExamen } from '@tests/helpers/examens'
import { type Client, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let backend: TestBackend
let ecole: Client
const saved: Blob[] = []
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  saved.length = 0
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  )
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await backend.stop()
})

const summons = async (idEvenement: number) =>
  (await ecole.get<{ data: Convocation[] }>(`/api/convocation?idEvenement=${idEvenement}`)).body.data

describe('the summons to an exam', () => {
  it('is issued from the panel of the exam, and says that the exam has moved', async () => {
    const examen = await buildExamen(ecole)
    const address = `/apps/examens?row=${examen.idEvenement}`
    const { user } = await openPage(backend, routes, address)
    await user.click(await screen.findByRole('button', { name: 'Établir la convocation' }, { timeout: 40_000 }))
    const panel = within(await screen.findByRole('dialog', { name: 'Convocation' }))
    await user.type(panel.getByRole('textbox', { name: 'Lieu du rendez-vous' }), 'À l’auto-école')
    await user.click(panel.getByRole('button', { name: 'Établir et imprimer' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await saved[0]?.text()).toContain('À l’auto-école')
    expect(await summons(examen.idEvenement)).toMatchObject([{ numero: 'CV-2026-00001', version: 1 }])
  })

  it('is offered for the exams that the page of the list shows, and says so', async () => {
    for (let n = 0; n < 11; n += 1) await buildExamen(ecole)
    await openPage(backend, routes, '/apps/examens')
    expect(
      await screen.findByRole('button', { name: 'Convoquer les 10 candidats affichés' }, { timeout: 40_000 }),
    ).toBeVisible()
  })

  it('never names the examiner, and no amount to who may see none', async () => {
    const examen = await buildExamen(ecole)
    await ecole.post('/api/convocation', { idEvenements: [examen.idEvenement] })
    const [one] = await summons(examen.idEvenement)
    if (!one) throw new Error('No summons')
    const text = JSON.stringify(convocationPapers([{ ...one, frais: { montant: 80_000, reste: 45_000 } }], 'Essai'))
    expect(text).toContain('45,000')
    expect(text).not.toMatch(/examinateur/i)
    expect(JSON.stringify(convocationPapers([one], 'Essai'))).not.toMatch(/régl/)
    expect(JSON.stringify(convocationPapers([{ ...one, version: 2 }], 'Essai'))).toContain('remplace la précédente')
  })
})
