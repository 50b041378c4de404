import type { ConfigPrix } from '@contract/argent/configPrix'
import type { Page } from '@contract/list'
import { routes } from '@src/views/tarification/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { enrol, priceUpdate } from '@tests/helpers/argent/tarification'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { permiOf } from '@tests/helpers/factories'
import { type Client, signedIn } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { readError } from '@tests/helpers/pages/errorDialog'
import { beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
beforeEach(async () => {
  backend = await startBackend()
  ecole = await signedIn(backend, 'ecole')
})

const open = (address = '/apps/tarification', username = 'ecole') => openPage(backend, routes, address, { username })
const b = async (query = 'is_active=true') => {
  const { body } = await ecole.get<Page<ConfigPrix>>(`/api/config-prix?idPermi=${await permiOf(ecole)}&${query}`)
  const [found] = body.data
  if (!found) throw new Error('No prices for B')
  return found
}
const card = async (name = 'Permis B') => within(await screen.findByRole('listitem', { name }))
const field = (name: RegExp | string) => screen.findByRole('textbox', { name })

describe('« Prix par permis »', () => {
  it('shows the prices in force and invites to set those that are missing', async () => {
    await open()
    const prices = await card()
    expect(prices.getByRole('row', { name: /^Circulation 25,000\sDT 80,000\sDT 50,000\sDT$/ })).toBeVisible()
    expect(prices.getByRole('row', { name: /^Code 8,000\sDT/ })).toBeVisible()
    expect(
      prices.getByText('20 h de circulation + 5 h de parc', { normalizer: (text) => text.replace(/\s/g, ' ') }),
    ).toBeVisible()
    const without = within(screen.getByRole('region', { name: 'Permis sans prix' }))
    expect(without.getByRole('link', { name: 'Fixer les prix du permis H' })).toBeVisible()
    expect(without.queryByRole('link', { name: 'Fixer les prix du permis B' })).toBeNull()
  })

  it('sets the prices of a permit, what is left empty for nothing', async () => {
    const { user, here } = await open()
    await user.click(await screen.findByRole('link', { name: 'Fixer les prix du permis H' }))
    await user.type(await field(/^Heure de circulation/), '30')
    expect(screen.getByText(/Les candidats déjà inscrits gardent leurs prix/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Heure de code$/ })).toHaveAccessibleDescription(
        'Champ obligatoire.',
      ),
    )
    await user.type(await field(/^Heure de code$/), '8,5')
    await user.type(await field('Examen conduite'), '40')
    await user.type(await field('Droits de l’examen conduite'), '50')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Droits de l’examen conduite' })).toHaveAccessibleDescription(
        'Ce montant dépasse le prix de l’examen.',
      ),
    )
    await user.clear(await field('Examen conduite'))
    await user.type(await field('Examen conduite'), '80')
    await user.type(await field('Heures du forfait code'), '10 h')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Prix du permis H enregistrés')).toBeInTheDocument()
    await waitFor(() => expect(here()).toBe('/apps/tarification'))
    const prices = await card('Permis H')
    expect(prices.getByRole('row', { name: /^Code 8,500\sDT/ })).toBeVisible()
    const { body } = await ecole.get<Page<ConfigPrix>>(`/api/config-prix?idPermi=${await permiOf(ecole, 'H')}`)
    expect(body.data).toMatchObject([{ codePackageMinutes: 600, code_file_fee: 0, circulationExamDroits: 50_000 }])
  })

  it('shows both versions when somebody else has saved the prices', async () => {
    const prices = await b()
    const { user } = await open(`/apps/tarification/prix/${prices.id}/edit`)
    const hour = await field(/^Heure de circulation/)
    await user.clear(hour)
    await user.type(hour, '27')
    const { code_file_fee: _, ...rest } = prices
    expect(rest.version).toBe(1)
    await ecole.put(`/api/config-prix/${prices.id}`, priceUpdate(prices, { circulation_hour_price: 30_000 }))
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('27')).toBeVisible()
    expect(dialog.getByText('30,000')).toBeVisible()
  })

  it('duplicates prices to wait among the former ones, then brings them into force and back', async () => {
    const { id } = await b()
    const { user, here } = await open(`/apps/tarification/prix/new?copie=${id}`)
    const hour = await field(/^Heure de circulation/)
    expect(hour).toHaveValue('25,000')
    await user.clear(hour)
    await user.type(hour, '32')
    await user.click(await screen.findByRole('switch', { name: 'En vigueur dès l’enregistrement' }))
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(here()).toContain('/apps/tarification?anciens='))
    const panel = within(await screen.findByRole('dialog', { name: 'Anciens prix du permis B' }))
    expect((await b()).id).toBe(id)
    const [first] = await panel.findAllByRole('button', { name: 'Activer' })
    if (!first) throw new Error('No button')
    await user.click(first)
    expect(await screen.findByText('Prix du permis B en vigueur')).toBeInTheDocument()
    expect(await b()).toMatchObject({ circulation_hour_price: 32_000 })
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await waitFor(async () => expect((await b()).id).toBe(id))
  })

  it('deletes former prices after a question, and says who is enrolled at them', async () => {
    const former = await b('is_active=false')
    const names = await enrol(backend, { idConfigPrix: former.id, idPermi: former.idPermi }, 4)
    const { user } = await open(`/apps/tarification?anciens=${former.idPermi}`)
    const press = async () => {
      await user.click(await screen.findByRole('button', { name: /^Actions pour Prix du/ }))
      await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))
      await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
    }
    await press()
    expect(await readError()).toContain(`${names.slice(0, 3).join(', ')} et 1 autre candidat ont ce tarif`)
    await backend.db.deleteFrom('inscription').execute()
    await press()
    expect(await screen.findByText('Aucun ancien prix pour ce permis.')).toBeInTheDocument()
  })

  it('turns prices off with undo', async () => {
    const { id } = await b()
    const { user } = await open()
    await card()
    await user.click(screen.getByRole('button', { name: 'Actions pour les prix du permis B' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Désactiver' }))
    expect(await screen.findByRole('link', { name: 'Fixer les prix du permis B' })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect(await screen.findByRole('listitem', { name: 'Permis B' })).toBeVisible()
    expect((await b()).id).toBe(id)
  })

  it('is read by a school that may not write', async () => {
    await backend.db.updateTable('auto_ecole').set({ statut: 'SUSPENDED' }).where('id', '=', 1).execute()
    await open()
    expect((await card()).queryByRole('link', { name: /Modifier/ })).toBeNull()
    expect(screen.queryByRole('link', { name: /Fixer les prix/ })).toBeNull()
  })
})

describe('« Forfaits »', () => {
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))

  it('lists contents, price and saving', async () => {
    await open('/apps/tarification?tab=forfaits')
    const drive = await row(/^Conduite 20 h/)
    expect(drive.getByText('−8 %', { normalizer: (text) => text.replace(/\s/g, ' ') })).toBeVisible()
    expect(drive.getByText(/^460,000\sDT$/)).toBeVisible()
    const complete = await row(/^Complet B/)
    expect(complete.getByText('même prix')).toBeVisible()
    expect(complete.getByText(/20\sh de code · 20\sh de circulation · 5\sh de parc · dossier/)).toBeVisible()
  })

  it('adds a package and reckons its saving while it is typed', async () => {
    const { user, here } = await open('/apps/tarification?tab=forfaits')
    await user.click(await screen.findByRole('link', { name: 'Ajouter un forfait' }))
    await user.type(await field(/^Nom/), 'Complet B')
    await waitFor(() => expect(screen.getByRole('option', { name: 'B · Voitures' })).toBeInTheDocument())
    await user.selectOptions(screen.getByRole('combobox', { name: /^Permis/ }), 'B · Voitures')
    await user.type(await field(/^Prix/), '225')
    await user.type(await field('Heures de circulation'), '10')
    await user.click(screen.getByRole('switch', { name: 'Frais de dossier compris' }))
    const total = await screen.findByText('Acheté à l’heure :', { normalizer: (text) => text.replace(/\s/g, ' ') })
    expect(total.parentElement).toHaveTextContent(/250,000 DT\s*−10 %/)
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Déjà utilisé.')).toBeInTheDocument()
    await user.clear(await field(/^Nom/))
    await user.type(await field(/^Nom/), 'Dix heures')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Forfait Dix heures ajouté')).toBeInTheDocument()
    await waitFor(() => expect(here()).toBe('/apps/tarification?tab=forfaits'))
    expect((await row(/^Dix heures/)).getByText('Proposé')).toBeVisible()
  })

  it('withdraws with undo and deletes after a question', async () => {
    const { user } = await open('/apps/tarification?tab=forfaits')
    const act = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'Actions pour Code 20 h' }))
      await user.click(await screen.findByRole('menuitem', { name }))
    }
    await row(/^Code 20 h/)
    await act('Ne plus proposer')
    expect(await screen.findByText('Code 20 h n’est plus proposé')).toBeInTheDocument()
    await waitFor(async () => expect((await row(/^Code 20 h/)).getByText('Retiré')).toBeVisible())
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    await waitFor(async () => expect((await row(/^Code 20 h/)).getByText('Proposé')).toBeVisible())
    await act('Supprimer')
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
    expect(await screen.findByText('Forfait Code 20 h supprimé')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Code 20 h/ })).toBeNull())
  })

  it('starts a copy under another name', async () => {
    const { body } = await ecole.get<Page<{ id: number }>>('/api/forfait?q=complet b')
    await open(`/apps/tarification/forfaits/new?copie=${body.data[0]?.id}`)
    expect(await field(/^Nom/)).toHaveValue('Complet B (copie)')
    expect(await field('Heures de parc')).toHaveValue('5\u00a0h')
  })

  it('says so for a package that does not exist', async () => {
    await open('/apps/tarification/forfaits/999/edit')
    expect(await screen.findByText('Forfait introuvable')).toBeVisible()
  })
})

it('shows the subscription in its own tab', async () => {
  const { user, here } = await open()
  await user.click(await screen.findByRole('tab', { name: 'Abonnement' }))
  expect(await screen.findByRole('region', { name: 'Abonnement en cours' })).toBeVisible()
  await waitFor(() => expect(here()).toBe('/apps/tarification?tab=abonnement'))
})
