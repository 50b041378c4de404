import type { Permi, PermisEnseignes } from '@contract/ecole/permi'
import type { MentionsEcoleAnswer } from '@contract/papiers/mentions'
import type { ConfigurationPlanning } from '@contract/planning/openingHours'
import { routes as planningRoutes } from '@src/views/configuration/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { type Client, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildCast, buildEvenement, evenementValues, MONDAY } from '@tests/helpers/planning'
import { buildVehicule } from '@tests/helpers/vehicules'
import { describe, expect, it } from 'vitest'

const read = async (ecole: Client) => (await ecole.get<ConfigurationPlanning>('/api/autoecole/planning')).body

async function open(address = '/apps/configuration') {
  const { backend, ecole } = await startSchool()
  return { backend, ecole, ...(await openPage(backend, planningRoutes, address)) }
}

/** Finds a cell by its label, because a search by role is slow among hundreds of cells. */
const cell = (name: string) => screen.findByLabelText(name)
const save = () => screen.getByText('Enregistrer')

/** The texts below a field. */
const hintOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
    .replace(/[\u00a0\u202f]/g, ' ')

const idsOf = async (ecole: Client, ...codes: string[]) =>
  (await ecole.get<Permi[]>('/api/permi')).body.flatMap(({ id, code }) => (codes.includes(code) ? [id] : []))

describe('opening hours', () => {
  it('call no day closed while none is said', async () => {
    const { backend, ecole } = await startSchool()
    const { reglages, version } = await read(ecole)
    await ecole.put('/api/autoecole/planning', { horaires: [], reglages, version })
    const { user } = await openPage(backend, planningRoutes, '/apps/configuration')
    expect(await screen.findByText(/toujours ouverte/)).toBeVisible()
    expect(screen.queryByText('Fermé')).toBeNull()
    expect(screen.queryByText(/par semaine/)).toBeNull()
    await user.click(screen.getByLabelText('Ajouter une plage, lundi'))
    expect(screen.getAllByText('Fermé')).toHaveLength(6)
  })

  it('are painted by keyboard, saved and undone', async () => {
    const { ecole, user } = await open()
    const first = await cell('dimanche, 09:00 à 09:30')
    expect(first).toHaveAttribute('aria-selected', 'false')
    const before = await read(ecole)
    // From the first cell in the tab order, Monday at seven, to Sunday at nine.
    ;(await cell('lundi, 07:00 à 07:30')).focus()
    await user.keyboard('{End}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(first).toHaveFocus()
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift} ')
    expect(first).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByLabelText<HTMLInputElement>('Début, dimanche').value).toBe('09:00')
    await user.click(save())
    await screen.findByText('Configuration enregistrée')
    expect((await read(ecole)).horaires.at(-1)).toEqual({ jour: 7, debut: '09:00', fin: '11:00' })
    await user.click(screen.getByText('Annuler'))
    await screen.findByText('La configuration précédente est rétablie')
    expect((await read(ecole)).horaires).toEqual(before.horaires)
    expect(await cell('dimanche, 09:00 à 09:30')).toHaveAttribute('aria-selected', 'false')
  })

  it('are painted by mouse, and cleared when the first cell is open', async () => {
    const { ecole, user } = await open()
    await user.click(await cell('samedi, 16:30 à 17:00'))
    await user.click(save())
    await waitFor(async () => expect((await read(ecole)).version).toBe(1))
    expect((await read(ecole)).horaires.at(-1)).toEqual({ jour: 6, debut: '08:00', fin: '16:30' })
  })

  it('are typed to the minute and copied, with faults beside their times', async () => {
    const { ecole, user } = await open()
    const fin = await screen.findByLabelText('Fin, lundi')
    await user.clear(fin)
    await user.type(fin, '07:30')
    await user.click(save())
    expect(await screen.findByText('La fin doit venir après le début.')).toBeVisible()
    expect(fin).toHaveAttribute('aria-invalid', 'true')
    await user.clear(fin)
    await user.type(fin, '12:10')
    await user.click(screen.getByRole('button', { name: 'Copier vers d’autres jours, lundi' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Du lundi au vendredi' }))
    await user.click(save())
    await waitFor(async () => expect((await read(ecole)).version).toBe(1))
    const { horaires } = await read(ecole)
    expect(horaires.map(({ fin: end }) => end)).toEqual([...Array.from({ length: 5 }, () => '12:10'), '17:00'])
  })

  it('show a conflict when another user saved meanwhile', async () => {
    const { ecole, user } = await open()
    await cell('lundi, 07:00 à 07:30')
    const { reglages, version } = await read(ecole)
    const theirs = { jour: 2, debut: '09:00', fin: '10:00' }
    await ecole.put('/api/autoecole/planning', { horaires: [theirs], reglages, version })
    await user.click(await cell('dimanche, 09:00 à 09:30'))
    await user.click(save())
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/mar\. 09:00–10:00/)).toBeVisible()
    await user.click(dialog.getByRole('radio', { name: /Déjà enregistré/ }))
    await user.click(dialog.getByRole('button', { name: 'Enregistrer ce choix' }))
    await waitFor(async () => expect((await read(ecole)).version).toBe(2))
    expect((await read(ecole)).horaires).toEqual([theirs])
  })
})

describe('rules of the planning', () => {
  it('are saved without overwriting another user’s opening hours', async () => {
    const { ecole, user } = await open('/apps/configuration?tab=regles')
    const duree = await screen.findByRole('textbox', { name: /^Durée d’une leçon/ })
    const { reglages, version } = await read(ecole)
    await ecole.put('/api/autoecole/planning', { horaires: [], reglages, version })
    await user.clear(duree)
    await user.type(duree, '10')
    await user.click(save())
    expect(await screen.findByText(/^Valeur trop petite.* au moins \d+\.$/)).toBeVisible()
    await user.clear(duree)
    await user.type(duree, '45')
    await user.type(screen.getByRole('textbox', { name: /^Tentatives au parc/ }), '3')
    await user.click(save())
    await waitFor(async () => expect((await read(ecole)).version).toBe(version + 2))
    expect(await read(ecole)).toMatchObject({
      horaires: [],
      reglages: { dureeMinutes: 45, passeJours: 7, parcours: { essaisParc: 3 } },
    })
  })
})

describe('figures of the exam path', () => {
  it('show the country’s rule and its category where the school has set nothing', async () => {
    const { ecole, user } = await open('/apps/configuration?tab=regles')
    const essais = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Tentatives au parc/ })
    const { parcoursDuPays, reglages } = await read(ecole)
    expect(reglages.parcours).toEqual({})
    expect(parcoursDuPays).toMatchObject({ essaisParc: 2, codeValiditeMois: 15, ecartParcJours: 5 })
    expect([essais.value, essais.placeholder]).toEqual(['', '2 tentatives (règle de votre pays)'])
    const validite = screen.getByRole<HTMLInputElement>('textbox', { name: /^Validité du code/ })
    const ecart = screen.getByRole<HTMLInputElement>('textbox', { name: /^Écart avant le parc/ })
    expect([validite.placeholder, ecart.placeholder]).toEqual([
      '15 mois (règle de votre pays)',
      '5 jours (règle de votre pays)',
    ])
    // Below a value of the school, the country's value is shown.
    await user.type(essais, '3')
    expect(hintOf(essais)).toContain('Règle de votre pays : 2 tentatives.')
    // A field without a rule of the country has no such hint.
    expect(hintOf(screen.getByRole('textbox', { name: /^Durée d’une leçon/ }))).not.toContain('pays')
    expect(screen.getByText(/ceux du permis B : pour d’autres permis, la règle peut différer/)).toBeVisible()
  })

  it('are given back to the country’s rule by a press', async () => {
    const { ecole, user } = await open('/apps/configuration?tab=regles')
    const validite = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Validité du code/ })
    expect(screen.queryByRole('button', { name: /^Revenir à la règle/ })).toBeNull()
    await user.type(validite, '24')
    await user.click(save())
    await waitFor(async () => expect((await read(ecole)).reglages.parcours).toEqual({ codeValiditeMois: 24 }))
    // The form starts anew with what was saved.
    await screen.findByText('Configuration enregistrée')
    await user.click(await screen.findByRole('button', { name: /^Revenir à la règle.: Validité du code/ }))
    const again = screen.getByRole<HTMLInputElement>('textbox', { name: /^Validité du code/ })
    expect([again.value, again.placeholder]).toEqual(['', '15 mois (règle de votre pays)'])
    expect(again).toHaveFocus()
    await user.click(save())
    await waitFor(async () => expect((await read(ecole)).reglages.parcours).toEqual({}))
  })
})

describe('lateness and absences', () => {
  it('have rules with their limits', async () => {
    const { ecole, user } = await open('/apps/configuration?tab=regles')
    const battement = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Battement entre deux leçons/ })
    expect([battement.value, screen.getByRole<HTMLInputElement>('textbox', { name: /^Attente avant/ }).value]).toEqual([
      '0',
      '15',
    ])
    await user.clear(battement)
    await user.type(battement, '20')
    await user.click(save())
    expect(await screen.findByText(/^Valeur trop grande.* au plus \d+\.$/)).toBeVisible()
    await user.clear(battement)
    await user.type(battement, '10')
    await user.click(save())
    await waitFor(async () =>
      expect((await read(ecole)).reglages).toMatchObject({
        battementMinutes: 10,
        retardMinutes: 15,
        absencesNombre: 3,
      }),
    )
  })
})

describe('legal details', () => {
  it('are saved without the hours that contracts keep, and shown against another user’s', async () => {
    const { ecole, user } = await open('/apps/configuration?tab=mentions')
    const forme = await screen.findByRole('textbox', { name: 'Forme juridique' })
    const { body: before } = await ecole.get<MentionsEcoleAnswer>('/api/contrat/mentions')
    await user.clear(forme)
    await user.type(forme, 'SUARL')
    await user.click(save())
    await waitFor(async () => {
      const { body } = await ecole.get<MentionsEcoleAnswer>('/api/contrat/mentions')
      expect(body).toMatchObject({ formeJuridique: 'SUARL', minimums: before.minimums, nomAr: before.nomAr })
    })
    const { body: saved } = await ecole.get<MentionsEcoleAnswer>('/api/contrat/mentions')
    await ecole.put('/api/contrat/mentions', { ...saved, formeJuridique: 'SARL' })
    const again = await screen.findByRole('textbox', { name: 'Forme juridique' })
    await user.clear(again)
    await user.type(again, 'SA')
    await user.click(save())
    expect(await screen.findByRole('dialog')).toHaveTextContent('SARL')
  })
})

describe('licences taught', () => {
  const taught = async (ecole: Client) =>
    (await ecole.get<PermisEnseignes>('/api/permi/enseigne')).body.permis.flatMap(({ code, enseigne }) =>
      enseigne ? [code] : [],
    )

  it('are chosen with the number of users each; one in use is refused with the reason', async () => {
    const { backend, ecole, user } = await open('/apps/configuration?tab=permis')
    // Only records made by this test have these categories.
    await backend.db
      .deleteFrom('moniteur_permi')
      .where('idPermi', 'in', await idsOf(ecole, 'H', 'DE'))
      .execute()
    const vehicule = await buildVehicule(ecole, { idPermi: (await idsOf(ecole, 'H'))[0] })
    const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
    expect((await box(/^B · Voitures \(\d+ candidats, /)).checked).toBe(true)
    await user.click(await box(/^H · /))
    await user.click(save())
    expect(
      await screen.findByText(/Le permis H est encore utilisé : 1 véhicule\. Rien n’a été enregistré\./),
    ).toBeVisible()
    expect(await taught(ecole)).toContain('H')
    await ecole.post(`/api/vehicule/${vehicule.id}/archive`, {})
    await user.click(save())
    await screen.findByText('Configuration enregistrée')
    expect(await taught(ecole)).not.toContain('H')
    expect(await taught(ecole)).toContain('B')
  })

  it('refuses to save without any licence', async () => {
    const { ecole, user } = await open('/apps/configuration?tab=permis')
    await screen.findByRole('checkbox', { name: /^B · / })
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    await user.click(save())
    expect(await screen.findByText('Champ obligatoire.')).toBeVisible()
    expect(await taught(ecole)).toHaveLength(10)
  })
})

describe('closures of the school', () => {
  it('name planned lessons first, then are kept anyway and undone', async () => {
    const { backend, ecole, user } = await open('/apps/configuration?tab=fermetures')
    const cast = await buildCast(backend, ecole)
    await backend.db.updateTable('evenement').set({ status: 'CANCELLED' }).execute()
    await backend.db.deleteFrom('occupation').execute()
    await buildEvenement(ecole, evenementValues(cast))
    const debut = await screen.findByLabelText(/^Premier jour/)
    await user.type(debut, MONDAY)
    await user.type(screen.getByRole('textbox', { name: 'Motif' }), 'Travaux')
    await user.click(screen.getByRole('button', { name: 'Ajouter la fermeture' }))
    const dialog = within(await screen.findByRole('dialog', { name: '1 leçon ou examen est planifié ces jours-là' }))
    expect(dialog.getByText(new RegExp(`Heure de circulation.*${cast.candidat.nom}`))).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Enregistrer quand même' }))
    await screen.findByText('Fermeture ajoutée')
    const list = within(await screen.findByRole('list', { name: 'Jours de fermeture' }))
    await list.findByText('Travaux')
    await user.click(list.getByRole('button', { name: /^Retirer.*lun. 23 nov. 2026/ }))
    await screen.findByText('Fermeture retirée')
    await waitFor(() => expect(list.queryByText('Travaux')).toBeNull())
    expect((await read(ecole)).fermetures).toHaveLength(2)
  })
})
