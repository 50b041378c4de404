import type { Candidat } from '@contract/ecole/candidat'
import { routes as candidatRoutes } from '@src/views/candidat/routes'
import { screen, within } from '@testing-library/react'
import { insertExamens, insertHeures } from '@tests/helpers/examens'
import { buildCandidat } from '@tests/helpers/factories'
import { signedIn, startFreeSchool, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

type Exams = Parameters<typeof insertExamens>[2]

/** Opens the path of a candidate with these exams and returns its stages as text. */
async function openPath(exams: Exams, archived = false) {
  const { backend, ecole } = await startSchool()
  const { id } = await buildCandidat(ecole, { nom: 'Zitouni' })
  await insertExamens(backend, { idCandidat: id }, exams)
  if (archived) await ecole.post(`/api/candidat/${id}/archive`)
  await openPage(backend, candidatRoutes, `/apps/candidats/${id}?tab=parcours`)
  const line = await screen.findByRole('list', { name: 'Étapes du permis' })
  const stages = [...line.children].map((stage) => stage.textContent?.replace(/\s+/g, ' ') ?? '')
  return { id, line, stages }
}

const passed = (etape: 'code' | 'circulation' | 'parc', day: string) =>
  ({ etape, status: 'SUCCESS', start: `${day}T09:00:00.000Z` }) as const
const failed = (etape: 'code' | 'circulation' | 'parc', day: string) =>
  ({ etape, status: 'FAILED', start: `${day}T09:00:00.000Z` }) as const

describe('exam path of a candidate', () => {
  it('starts with the theory exam and a link to plan it', async () => {
    const { id, line, stages } = await openPath([])
    expect(stages[0]).toContain('Code À planifier')
    expect(stages[0]).toContain('Possible dès aujourd’hui')
    expect(stages[1]).toContain('Pas encore possible')
    expect(stages[1]).toContain('Il faut d’abord réussir le code.')
    const link = within(line).getByRole('link', { name: 'Planifier l’examen' })
    expect(link).toHaveAttribute('href', `/apps/calendrier?nouveau=Code+exam&candidat=${id}&jour=2026-11-21`)
  })

  it('shows the first date of the next stage, the tries left and the validity of the theory exam', async () => {
    const { line, stages } = await openPath([passed('code', '2025-10-03'), passed('circulation', '2026-11-20')])
    // The word appears once and not as a status, which the list of tries shows.
    expect(stages[0]?.match(/réussi/gi)).toEqual(['Réussi'])
    expect(stages[0]).toContain('Réussi le ven. 3 oct. 2025')
    expect(stages[0]).toContain('Code valable encore 43 jours, jusqu’au dim. 3 janv. 2027')
    expect(stages[2]).toContain('Possible à partir du mer. 25 nov. 2026')
    expect(stages[2]).toContain('Il faut 5 jours d’écart après la circulation.')
    expect(stages[2]).toContain('2 tentatives restantes')
    expect(line.children[2]).toHaveAttribute('aria-current', 'step')
  })

  it('returns to circulation after two failures', async () => {
    const tries = [failed('parc', '2026-10-10'), failed('parc', '2026-10-20')]
    const { stages } = await openPath([passed('code', '2026-09-01'), passed('circulation', '2026-10-01'), ...tries])
    expect(stages[1]).toContain('Circulation À repasser')
    expect(stages[1]).toContain('À repasser : 2 échecs à l’étape suivante.')
    expect(stages[2]).toContain('Parc Échoué')
    expect(stages[2]).toContain('2 tentatives utilisées : la circulation est à repasser d’abord.')
    expect(stages[2]).toContain('Aucune tentative restante')
  })

  it('warns that a planned exam is after the validity of the theory exam', async () => {
    const planned = { etape: 'circulation', status: 'PLANNED', start: '2026-12-20T09:00:00.000Z' } as const
    const { stages } = await openPath([passed('code', '2025-09-01'), planned])
    expect(stages[1]).toContain('Circulation Planifié')
    expect(stages[1]).toContain('Prévu le dim. 20 déc. 2026')
    expect(stages[1]).toContain('Trop tard : le code ne sera plus valable ce jour-là.')
  })

  it('shows that the theory exam has expired', async () => {
    expect((await openPath([passed('code', '2025-08-01')])).stages[1]).toContain(
      'Validité dépassée depuis le dim. 1er nov. 2026 : le code est à repasser.',
    )
  })

  it('shows the end of a finished path and offers no planning', async () => {
    const all = [passed('code', '2026-09-01'), passed('circulation', '2026-10-01'), passed('parc', '2026-10-10')]
    await openPath(all)
    expect(screen.getByText('Toutes les étapes sont réussies depuis le sam. 10 oct. 2026.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Planifier l’examen' })).toBeNull()
  })

  it('offers no planning for an archived file', async () => {
    await openPath([], true)
    expect(screen.queryByRole('link', { name: 'Planifier l’examen' })).toBeNull()
  })

  it('lists every sitting and the hours', async () => {
    const { backend, ecole } = await startSchool()
    const { id } = await buildCandidat(ecole)
    await insertExamens(backend, { idCandidat: id }, [failed('code', '2026-10-05'), passed('code', '2026-10-20')])
    const hour = { calendar: 'Hour circulation', start: '2026-11-10T09:00:00.000Z' } as const
    await insertHeures(backend, { idCandidat: id }, [{ ...hour, status: 'SUCCESS', minutes: 90 }])
    await openPage(backend, candidatRoutes, `/apps/candidats/${id}?tab=parcours`)
    const sittings = await screen.findByRole('region', { name: 'Tentatives' })
    const lines = within(sittings).getAllByRole('listitem')
    expect(lines.map((line) => line.textContent?.replace(/\s+/g, ' '))).toEqual([
      'Code · tentative n° 2mar. 20 oct. 2026, 10:00REUSSI',
      'Code · tentative n° 1lun. 5 oct. 2026, 10:00ÉCHOUÉ',
    ])
    const hours = within(screen.getByRole('region', { name: 'Heures' }))
    expect(hours.getByText('1 h 30 faite', { normalizer: (text) => text.replace(/\s+/g, ' ') })).toBeVisible()
  })
})

it('exam path is read-only on a candidate’s own sheet', async () => {
  const { backend } = await startFreeSchool()
  const own = await signedIn(backend, 'candidat')
  const { body } = await own.get<Candidat>('/api/candidat/me')
  await insertExamens(backend, { idCandidat: body.id }, [passed('code', '2026-11-01')])
  await openPage(backend, candidatRoutes, '/apps/candidat/portfolio', { username: 'candidat' })
  const line = await screen.findByRole('list', { name: 'Étapes du permis' })
  expect(line.textContent).toContain('Réussi le dim. 1er nov. 2026')
  expect(within(line).queryByRole('link')).toBeNull()
})
