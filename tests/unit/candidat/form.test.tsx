import type { CandidatDetail } from '@contract/ecole/candidat'
import type { Page } from '@contract/list'
import { routes as candidatRoutes } from '@src/views/candidat/routes'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { buildCandidat, updateOf } from '@tests/helpers/factories'
import { type Client, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { readError } from '@tests/helpers/pages/errorDialog'
import { describe, expect, it } from 'vitest'

const NEW = '/apps/candidats/new'
const NOM = /^Nom( \*)?$/
const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name)
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Enregistrer' }))

async function fill(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const input = await field(new RegExp(`^${label}( \\*)?$`))
    await user.clear(input)
    await user.type(input, value)
  }
}

/** The texts under a field: its fault, then its help. */
const notesOf = async (label: string | RegExp) =>
  ((await field(label)).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

const found = async (ecole: Client, q: string) =>
  (await ecole.get<Page<CandidatDetail>>(`/api/candidat?q=${q}`)).body.data[0]

const IDENTITY = { Nom: 'Zitouni', Prénom: 'Hédi', 'Date de naissance': '2001-04-09' }

describe('form of a new candidate', () => {
  it('names who has the typed name already, with their file, and adds the candidate all the same', async () => {
    const { backend, ecole } = await startSchool()
    const { id } = await buildCandidat(ecole, { nom: 'Zitouni', prenom: 'Hédi', dateNaissance: '1999-05-01' })
    const { user } = await openPage(backend, candidatRoutes, NEW)
    await fill(user, { Nom: 'ZITOUNI', Prénom: 'Hed' })
    // Known to screen readers before it says anything.
    const region = document.querySelector('.form-grid > [role="status"]')
    expect(region).toBeEmptyDOMElement()
    await new Promise((done) => setTimeout(done, 600))
    expect(screen.queryByText(/porte déjà ce nom/)).toBeNull()
    await fill(user, { ...IDENTITY, CIN: '60 000 111' })
    const note = await screen.findByText(/porte déjà ce nom/)
    expect(note.closest('[role="status"]')).toBe(region)
    const link = screen.getByRole('link', { name: 'Hédi Zitouni (nouvel onglet)' })
    expect(link).toHaveAttribute('href', `/apps/candidats/${id}`)
    expect(link).toHaveAttribute('target', '_blank')
    expect(note.parentElement?.textContent).toContain('naissance le 01/05/1999')
    await user.selectOptions(await field(/^Permis/), 'B · Voitures')
    await save(user)
    expect(await screen.findByRole('heading', { level: 1, name: 'Hédi Zitouni' })).toBeVisible()
    expect((await ecole.get<Page<CandidatDetail>>('/api/candidat?q=zitouni')).body.totalDataCount).toBe(2)
  })

  it('shows the faults beside the fields, then enrols the candidate', async () => {
    const { backend, ecole } = await startSchool()
    const { user, here } = await openPage(backend, candidatRoutes, NEW)
    await fill(user, { CIN: '123', Téléphone: '98', 'E-mail': 'hedi@' })
    await save(user)
    await waitFor(async () => expect(await notesOf(NOM)).toBe('Champ obligatoire.'))
    expect(await notesOf(/^CIN/)).toContain('La CIN compte 8 chiffres.')
    expect(await notesOf('Téléphone')).toMatch(/^Numéro incorrect/)
    expect(await notesOf('E-mail')).toMatch(/^Adresse e-mail incorrecte/)
    expect(await notesOf(/^Permis/)).toBe('Champ obligatoire.')
    expect(await notesOf(/^Date de naissance/)).toBe('Champ obligatoire.')

    await fill(user, { ...IDENTITY, CIN: '60 000 111', Téléphone: '98 765 432', 'E-mail': 'Hedi@Exemple.tn' })
    await user.selectOptions(await field(/^Permis/), 'B · Voitures')
    expect(await notesOf(/^Date de naissance/)).toBe('25 ans · 18 ans au moins pour le permis B')
    await save(user)
    expect(await screen.findByRole('heading', { level: 1, name: 'Hédi Zitouni' })).toBeVisible()
    const made = await found(ecole, 'zitouni')
    expect(made).toMatchObject({ cin: '60000111', telephone: '+21698765432', email: 'hedi@exemple.tn' })
    await waitFor(() => expect(here()).toBe(`/apps/candidats/${made?.id}`))
    expect(
      await screen.findByText('Candidat ajouté : Hédi Zitouni', { normalizer: (text) => text.replace(/\s/g, ' ') }),
    ).toBeInTheDocument()
  })

  it('requires the identity card or the passport', async () => {
    const { backend } = await startSchool()
    const { user } = await openPage(backend, candidatRoutes, NEW)
    await fill(user, IDENTITY)
    await save(user)
    await waitFor(async () => expect(await notesOf(/^CIN/)).toContain('Indiquez la CIN ou le passeport.'))
  })

  it('links to the candidate who has the number and keeps the typed values', async () => {
    const { backend, ecole } = await startSchool()
    const other = await buildCandidat(ecole, { nom: 'Mansour', prenom: 'Sonia' })
    const { user, here } = await openPage(backend, candidatRoutes, NEW)
    await fill(user, { ...IDENTITY, CIN: other.cin ?? '' })
    await user.selectOptions(await field(/^Permis/), 'B · Voitures')
    // Screen readers say what comes into a region that they know.
    const regions = screen.getAllByRole('status')
    await save(user)
    await waitFor(async () => expect(await notesOf(/^CIN/)).toContain('Déjà utilisé.'))
    const note = screen.getByText('Ce numéro est déjà celui de Sonia Mansour.')
    expect(note).toBeVisible()
    expect(regions).toContain(note.closest('[role="status"]'))
    expect(screen.getByRole('link', { name: 'Voir sa fiche (nouvel onglet)' })).toHaveAttribute(
      'href',
      `/apps/candidats/${other.id}`,
    )
    await waitFor(() => expect(here()).toBe(NEW))
    expect((await field(NOM)).value).toBe('Zitouni')
  })

  it('shows beside the birth date that the candidate is too young for the licence', async () => {
    const { backend } = await startSchool()
    const { user } = await openPage(backend, candidatRoutes, NEW)
    await fill(user, { ...IDENTITY, CIN: '60000112', 'Date de naissance': '2012-01-01' })
    await user.selectOptions(await field(/^Permis/), 'B · Voitures')
    await save(user)
    await waitFor(async () => expect(await notesOf(/^Date de naissance/)).toContain('Trop jeune pour ce permis.'))
  })

  it('shows that the candidate is too young for any licence before one is chosen', async () => {
    const { backend } = await startSchool()
    const { user } = await openPage(backend, candidatRoutes, NEW)
    await fill(user, { ...IDENTITY, CIN: '60000113', 'Date de naissance': '2020-01-01' })
    await save(user)
    await waitFor(async () => expect(await notesOf(/^Date de naissance/)).toContain('Trop jeune pour ce permis.'))
    expect(await notesOf(/^Date de naissance/)).toMatch(/\d+ ans au moins, quel que soit le permis/)
    expect(await notesOf(/^Permis/)).toBe('Champ obligatoire.')
  })

  it('restores the draft after a reload and can discard it', async () => {
    const { backend } = await startSchool()
    const first = await openPage(backend, candidatRoutes, NEW)
    await fill(first.user, { Nom: 'Zitouni' })
    document.body.replaceChildren()
    const { user } = await openPage(backend, candidatRoutes, NEW, { keepsStorage: true })
    expect(await screen.findByText(/Votre saisie a été retrouvée/)).toBeInTheDocument()
    expect((await field(NOM)).value).toBe('Zitouni')
    await user.click(screen.getByRole('button', { name: 'Repartir de zéro' }))
    await waitFor(async () => expect((await field(NOM)).value).toBe(''))
    expect(screen.queryByText(/Votre saisie a été retrouvée/)).toBeNull()
  })

  it('keeps the typed values when the request fails', async () => {
    const { backend } = await startSchool()
    const { request } = backend
    backend.request = (path, init) =>
      init?.method === 'POST' && path.endsWith('/candidat')
        ? Promise.resolve(Response.json({ statusCode: 500, message: 'Panne.' }, { status: 500 }))
        : request(path, init)
    const { user } = await openPage(backend, candidatRoutes, NEW)
    await fill(user, { ...IDENTITY, CIN: '60000113' })
    await user.selectOptions(await field(/^Permis/), 'B · Voitures')
    await save(user)
    expect(await readError()).toBe('Panne.')
    expect((await field(NOM)).value).toBe('Zitouni')
  })
})

describe('form of a candidate changed by two users', () => {
  it('shows both versions field by field and saves the chosen values', async () => {
    const { backend, ecole } = await startSchool()
    const candidat = await buildCandidat(ecole, {
      nom: 'Zitouni',
      prenom: 'Hédi',
      telephone: '98765432',
      adresse: 'Sfax',
    })
    const { user, here } = await openPage(backend, candidatRoutes, `/apps/candidats/${candidat.id}/edit`)
    expect((await field('Téléphone')).value.replace(/\s/g, ' ')).toBe('98 765 432')
    await fill(user, { Adresse: 'Tunis', 'E-mail': 'hedi@exemple.tn' })
    const other = { telephone: '71222333', adresse: 'Sousse' }
    await ecole.put(`/api/candidat/${candidat.id}`, updateOf(candidat, other))
    await save(user)

    const dialog = await screen.findByRole('dialog', { name: 'Cette fiche a changé entre-temps' })
    expect(
      within(dialog)
        .getAllByRole('group')
        .map((group) => group.querySelector('legend')?.textContent),
    ).toEqual(['Téléphone', 'E-mail', 'Adresse'])
    const choice = (legend: string, name: RegExp) =>
      within(within(dialog).getByRole('group', { name: legend })).getByRole<HTMLInputElement>('radio', { name })
    expect(choice('Téléphone', /^Déjà enregistré/).checked).toBe(true)
    // Nobody typed this telephone here: it is what was there before.
    expect(choice('Téléphone', /^Avant.*98/).checked).toBe(false)
    expect(choice('E-mail', /^Votre saisie/).checked).toBe(true)
    expect(choice('Adresse', /^Votre saisie.*Tunis/).checked).toBe(true)
    await user.click(choice('Adresse', /^Déjà enregistré.*Sousse/))
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer ce choix' }))

    await waitFor(() => expect(here()).toBe(`/apps/candidats/${candidat.id}`))
    const saved = (await ecole.get<CandidatDetail>(`/api/candidat/${candidat.id}`)).body
    expect(saved).toMatchObject({ telephone: '+21671222333', adresse: 'Sousse', email: 'hedi@exemple.tn' })
  })

  it('keeps the typed values when the conflict dialog is closed', async () => {
    const { backend, ecole } = await startSchool()
    const candidat = await buildCandidat(ecole, { nom: 'Zitouni' })
    const { user } = await openPage(backend, candidatRoutes, `/apps/candidats/${candidat.id}/edit`)
    await fill(user, { Adresse: 'Tunis' })
    await ecole.put(`/api/candidat/${candidat.id}`, updateOf(candidat, { adresse: 'Sousse' }))
    await save(user)
    await user.click(await screen.findByRole('button', { name: 'Revenir à ma saisie' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await field('Adresse')).value).toBe('Tunis')
  })

  it('shows no conflict when both users wrote the same', async () => {
    const { backend, ecole } = await startSchool()
    const candidat = await buildCandidat(ecole, { nom: 'Zitouni' })
    const { user, here } = await openPage(backend, candidatRoutes, `/apps/candidats/${candidat.id}/edit`)
    await fill(user, { Adresse: 'Tunis' })
    await ecole.put(`/api/candidat/${candidat.id}`, updateOf(candidat, { adresse: 'Tunis' }))
    await save(user)
    await waitFor(() => expect(here()).toBe(`/apps/candidats/${candidat.id}`))
  })
})
