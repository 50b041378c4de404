import type { Page } from '@contract/list'
import type { Examinateur } from '@contract/planning/examinateur'
import { routes as examinateurRoutes } from '@src/views/examinateur/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { type Client, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildExaminateur, examinateurValues } from '@tests/helpers/vehicules'
import { describe, expect, it } from 'vitest'

const found = async (ecole: Client, q: string) =>
  (await ecole.get<Page<Examinateur>>(`/api/examinateur?q=${q}`)).body.data[0]

const rowOf = async (name: RegExp) => {
  const row = (await screen.findByRole('link', { name })).closest('tr')
  if (!row) throw new Error('not in a row')
  return within(row)
}

describe('list of examiners', () => {
  it('shows the examiners with their exams and links back to the exams', async () => {
    const { backend, ecole } = await startSchool()
    await buildExaminateur(ecole, { nom: 'Zitouni', prenom: 'Hédi', centre: 'Béja', etapes: ['circulation', 'parc'] })
    await openPage(backend, examinateurRoutes, '/apps/examinateurs?q=zitouni')
    const row = await rowOf(/Zitouni Hédi/)
    expect(await row.findByText('Circulation, Parc')).toBeVisible()
    expect(row.getByText('Béja')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Examens' })).toHaveAttribute('href', '/apps/examens')
  })

  it('archives an examiner and undoes it', async () => {
    const { backend, ecole } = await startSchool()
    await buildExaminateur(ecole, { nom: 'Zitouni', prenom: 'Hédi' })
    const { user } = await openPage(backend, examinateurRoutes, '/apps/examinateurs?q=zitouni')
    await rowOf(/Zitouni Hédi/)
    await user.click(screen.getByRole('button', { name: /^Actions.*Hédi Zitouni$/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Archiver' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: /Zitouni Hédi/ })).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await rowOf(/Zitouni Hédi/)
    expect(await found(ecole, 'zitouni')).toMatchObject({ archived: false })
  })
})

describe('form of an examiner', () => {
  it('shows missing fields, then adds the examiner', async () => {
    const { backend, ecole } = await startSchool()
    const { user, here } = await openPage(backend, examinateurRoutes, '/apps/examinateurs/new')
    await user.type(await screen.findByRole('textbox', { name: 'Nom' }), 'Zitouni')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    const stages = within(screen.getByRole('group', { name: 'Examens pratiqués' }))
    expect(await stages.findByText('Champ obligatoire.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Prénom' }), 'Hédi')
    await user.type(screen.getByRole('textbox', { name: 'Téléphone' }), '98 765 432')
    await user.click(stages.getByRole('checkbox', { name: 'Parc' }))
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(here()).toBe('/apps/examinateurs'))
    expect(await found(ecole, 'zitouni')).toMatchObject({ telephone: '+21698765432', etapes: ['parc'] })
  })

  it('shows both versions when another user saved first', async () => {
    const { backend, ecole } = await startSchool()
    const { id, version } = await buildExaminateur(ecole, { nom: 'Zitouni', centre: 'A-1' })
    const { user, here } = await openPage(backend, examinateurRoutes, `/apps/examinateurs/${id}/edit`)
    const centre = await screen.findByRole('textbox', { name: /^Centre/ })
    await user.clear(centre)
    await user.type(centre, 'A-2')
    await ecole.put(`/api/examinateur/${id}`, { ...examinateurValues({ nom: 'Zitouni', centre: 'A-3' }), version })
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('radio', { name: /A-3/ })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Enregistrer ce choix' }))
    await waitFor(() => expect(here()).toBe('/apps/examinateurs'))
    expect(await found(ecole, 'zitouni')).toMatchObject({ centre: 'A-2' })
  })

  it('shows an error page for an examiner of another school', async () => {
    const { backend } = await startSchool()
    const rows = backend.db.selectFrom('examinateur').select('id').orderBy('id', 'desc')
    const { id } = await rows.executeTakeFirstOrThrow()
    await openPage(backend, examinateurRoutes, `/apps/examinateurs/${id}/edit`)
    expect(await screen.findByText('Examinateur introuvable')).toBeVisible()
  })
})
