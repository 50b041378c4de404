import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

const routes: PageRoute[] = [
  {
    path: paths.register,
    load: async () => (await import('@src/views/inscription/InscriptionPage')).InscriptionPage,
  },
]
const PASSWORD = 'girouette lampadaire 47 tandem'
const field = (name: RegExp) => screen.findByRole('textbox', { name })
type User = Awaited<ReturnType<typeof openPage>>['user']

async function fillSchool(user: User, matricule = 'AE-9-0001') {
  await user.type(await field(/Nom de l’auto-école/), 'Auto-école du Lac')
  await user.type(await field(/Matricule/), matricule)
  await user.selectOptions(screen.getByRole('combobox', { name: /Gouvernorat/ }), 'Tunis')
  await user.type(await field(/Téléphone/), '71 000 111')
  await user.click(screen.getByRole('button', { name: 'Continuer' }))
}

async function fillAccount(user: User) {
  await user.type(await field(/Responsable/), 'Nour Trabelsi')
  await user.type(await field(/E-mail/), 'nour@lac.exemple.tn')
  await user.type(screen.getByLabelText(/^Mot de passe/, { selector: 'input' }), PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Continuer' }))
}

const open = (backend: TestBackend, keepsStorage = false) => openPage(backend, routes, paths.register, { keepsStorage })

describe('sign-up page', () => {
  it('leads through three steps and shows what follows', async () => {
    const backend = await startBackend()
    const { user } = await open(backend)
    await fillSchool(user)
    await fillAccount(user)
    const part = within(await screen.findByRole('region', { name: 'Auto-école' }))
    expect(part.getByText('AE-9-0001')).toBeVisible()
    expect(screen.queryByText(PASSWORD)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Envoyer l’inscription' }))
    expect(await screen.findByRole('heading', { name: 'Inscription enregistrée' })).toBeVisible()
    expect(screen.getByText('nour.trabelsi')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login')
    await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('draft:inscription'))
  })

  it('stays on a step until it is valid', async () => {
    const { user } = await open(await startBackend())
    await user.click(await screen.findByRole('button', { name: 'Continuer' }))
    expect((await screen.findAllByText('Champ obligatoire.')).length).toBe(3)
    expect(screen.getByRole('textbox', { name: /Matricule/ })).toBeVisible()
  })

  it('reports a known registration number before the next step', async () => {
    const backend = await startBackend()
    const { user } = await open(backend)
    await fillSchool(user, 'AE-1-2041')
    expect(await screen.findByText('Déjà utilisé.')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /Responsable/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Mot de passe oublié' })).toHaveAttribute('href', '/forgot-password')
    expect(screen.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', '/contact')
    const hint = /par exemple (\S+)\./.exec(document.body.textContent ?? '')?.[1] ?? ''
    const taken = await backend.db.selectFrom('auto_ecole').select('id').where('matricule', '=', hint).execute()
    expect([hint, taken]).toEqual(['AE-3-4075', []])
    await user.clear(await field(/Matricule/))
    await user.type(await field(/Matricule/), 'AE-9-0002')
    await user.click(screen.getByRole('button', { name: 'Continuer' }))
    expect(await field(/Responsable/)).toBeVisible()
  })

  it('returns to the step of a refused field and keeps all values', async () => {
    const backend = await startBackend()
    const { user } = await open(backend)
    await fillSchool(user, 'AE-9-0003')
    await fillAccount(user)
    const send = await screen.findByRole('button', { name: 'Envoyer l’inscription' })
    // Another school registers the number meanwhile.
    await backend.db.updateTable('auto_ecole').set({ matricule: 'AE-9-0003' }).where('id', '=', 2).execute()
    await user.click(send)
    expect(await screen.findByText('Déjà utilisé.')).toBeVisible()
    expect(screen.getByDisplayValue('Auto-école du Lac')).toBeVisible()
    await user.clear(await field(/Matricule/))
    await user.type(await field(/Matricule/), 'AE-9-0002')
    await user.click(screen.getByRole('button', { name: 'Continuer' }))
    await user.click(await screen.findByRole('button', { name: 'Continuer' }))
    await user.click(await screen.findByRole('button', { name: 'Envoyer l’inscription' }))
    expect(await screen.findByRole('heading', { name: 'Inscription enregistrée' })).toBeVisible()
  })

  it('keeps typed values over a reload, except the password', async () => {
    const backend = await startBackend()
    const { user } = await open(backend)
    await fillSchool(user)
    await user.type(await field(/Responsable/), 'Nour')
    await user.type(screen.getByLabelText(/^Mot de passe/, { selector: 'input' }), PASSWORD)
    expect(JSON.stringify(sessionStorage)).toContain('Nour')
    expect(JSON.stringify(sessionStorage)).not.toContain(PASSWORD)
    cleanup()
    await open(backend, true)
    expect(await screen.findByDisplayValue('Nour')).toBeVisible()
    expect(screen.queryByDisplayValue(PASSWORD)).toBeNull()
  })

  it('shows the waiting time after too many tries', async () => {
    const backend = await startBackend()
    const expiresAt = new Date(backend.clock.now.getTime() + 20 * 60_000).toISOString()
    await backend.db.insertInto('limite').values({ cle: 'signup:tous', nombre: 1000, expiresAt }).execute()
    const { user } = await open(backend)
    await fillSchool(user)
    await fillAccount(user)
    await user.click(await screen.findByRole('button', { name: 'Envoyer l’inscription' }))
    expect(await screen.findByText(/Réessayez dans 20 min/)).toBeVisible()
  })
})
