import type { CodeAcces } from '@contract/ecole/codeAcces'
import type { Page } from '@contract/list'
import { routes as candidatRoutes } from '@src/views/candidat/routes'
import { routes as codeAccesRoutes } from '@src/views/codeAcces/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

const codesOf = async (ecole: Client, id: number) =>
  (await ecole.get<Page<CodeAcces>>(`/api/code-acces?idCandidat=${id}`)).body.data

const rowOf = async (name: RegExp) => {
  const row = (await screen.findByText(name)).closest('tr')
  if (!row) throw new Error('not in a row')
  return within(row)
}

describe('access codes of a school', () => {
  it('creates codes for the chosen candidates, names those who have one and skips them', async () => {
    const { backend, ecole } = await startSchool()
    const first = await buildCandidat(ecole, { nom: 'Zitouni', prenom: 'Hédi' })
    const second = await buildCandidat(ecole, { nom: 'Zribi', prenom: 'Mouna' })
    await ecole.post('/api/code-acces', { idCandidat: first.id, dateExpiration: '2027-01-31' })
    const { user, here } = await openPage(backend, codeAccesRoutes, `/apps/codes-acces?pour=${first.id},${second.id}`)
    const panel = within(await screen.findByRole('dialog', { name: 'Créer des codes' }))
    expect(await panel.findByText('Hédi Zitouni')).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Créer' }))
    expect(await screen.findByText(/Un code est déjà en cours pour.*Hédi Zitouni/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Confirmer' }))
    expect(await screen.findByText('1 code créé')).toBeInTheDocument()
    await waitFor(() => expect(here()).toBe('/apps/codes-acces'))
    expect(await codesOf(ecole, second.id)).toHaveLength(1)
    expect(await codesOf(ecole, first.id)).toHaveLength(1)
    await backend.stop()
    // The first page of the file waits for its modules and those of the dialog.
  }, 60_000)

  it('deactivates a code and undoes it', async () => {
    const { backend, ecole } = await startSchool()
    const { id } = await buildCandidat(ecole, { nom: 'Zitouni', prenom: 'Hédi' })
    await ecole.post('/api/code-acces', { idCandidat: id, dateExpiration: '2027-01-31' })
    const { user } = await openPage(backend, codeAccesRoutes, '/apps/codes-acces?q=zitouni')
    const row = await rowOf(/Hédi Zitouni/)
    await user.click(row.getByRole('button', { name: /^Actions/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Désactiver' }))
    await waitFor(async () => expect(await codesOf(ecole, id)).toMatchObject([{ etat: 'INACTIVE' }]))
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await waitFor(async () => expect(await codesOf(ecole, id)).toMatchObject([{ etat: 'RUNNING' }]))
    await backend.stop()
  })

  it('shows the codes on the sheet of the candidate', async () => {
    const { backend, ecole } = await startSchool()
    const { id } = await buildCandidat(ecole)
    const { body } = await ecole.post<CodeAcces>('/api/code-acces', { idCandidat: id, dateExpiration: '2027-01-31' })
    await openPage(backend, candidatRoutes, `/apps/candidats/${id}?tab=code`)
    expect(await screen.findByText(body.code.replace(/^(.{5})/, '$1 '))).toBeVisible()
    expect(screen.getByText('pas encore utilisé')).toBeVisible()
    await backend.stop()
  })
})

describe('course of a candidate', () => {
  it('asks for the code, reports a wrong one and opens the course', async () => {
    const { backend } = await startSchool()
    const { user } = await openPage(backend, codeAccesRoutes, '/apps/code-course', { username: 'candidat' })
    const field = await screen.findByRole('textbox', { name: /Code/ })
    const open = screen.getByRole('button', { name: 'Ouvrir le cours' })
    await user.click(open)
    expect(await screen.findByText('Champ obligatoire', { exact: false })).toBeInTheDocument()
    await user.type(field, 'AAAAAAAAAA')
    await user.click(open)
    expect(await screen.findByText(/Ce code n’existe pas/)).toBeInTheDocument()
    await user.clear(field)
    await user.type(field, 'carte 7xkm4')
    await user.click(open)
    expect(await screen.findByRole('tab', { name: 'Séries' })).toBeVisible()
    const candidat = await signedIn(backend, 'candidat')
    expect((await candidat.get('/api/code-acces/me')).body).toMatchObject({ open: true })
    await backend.stop()
  })

  it('shows a malformed code beside the field without using up a try', async () => {
    const { backend } = await startSchool()
    const { user } = await openPage(backend, codeAccesRoutes, '/apps/code-course', { username: 'candidat' })
    const field = await screen.findByRole('textbox', { name: /Code/ })
    const open = screen.getByRole('button', { name: 'Ouvrir le cours' })
    for (const code of ['AAA', 'AAAA', 'AAAAA', 'AAAAAA', 'AAAAAAA', 'AAAAAAAAAAA']) {
      await user.clear(field)
      await user.type(field, code)
      await user.click(open)
      expect(await screen.findByText('Le code compte 10 lettres et chiffres.')).toBeInTheDocument()
    }
    await user.clear(field)
    await user.type(field, 'carte 7xkm4')
    await user.click(open)
    expect(await screen.findByRole('tab', { name: 'Séries' })).toBeVisible()
    await backend.stop()
  })
})
