import type { ReglagesArgentSaved } from '@contract/argent/reglages'
import { routes } from '@src/views/configuration/routes'
import { screen, waitFor } from '@testing-library/react'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

async function open() {
  const { backend, ecole } = await startSchool()
  return { ecole, ...(await openPage(backend, routes, '/apps/configuration?tab=reglements')) }
}

const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`))
const save = () => screen.getByText('Enregistrer')

describe('the tab « Règles de paiement »', () => {
  it('saves amounts, days and choices, each with its purpose', async () => {
    const { ecole, user } = await open()
    const seuil = await field('Dépassement toléré \\(DT\\)')
    expect(seuil).toHaveValue('0,000')
    expect(screen.getByText('Tant que le dépassement reste sous ce montant, rien n’est signalé.')).toBeVisible()
    await user.clear(seuil)
    await user.type(seuil, '50')
    await user.selectOptions(await field('Leçon au-delà de ce qui est payé'), 'Refuser')
    await user.clear(await field('2e rappel'))
    await user.type(await field('2e rappel'), '12')
    await user.click(save())
    await screen.findByText('Configuration enregistrée')
    const { body } = await ecole.get<ReglagesArgentSaved>('/api/reglages-argent')
    expect(body).toMatchObject({
      version: 1,
      reglages: { seuil: 50_000, depassement: 'block', relanceJours: [3, 12, 30], plafondEspeces: null },
    })
  })

  it.each([
    ['reglements', 'Motifs d’excuse'],
    ['ecole', 'Responsable'],
  ])('has in the tab %s nothing to cancel until something is changed', async (tab, name) => {
    const { backend } = await startSchool()
    const { user } = await openPage(backend, routes, `/apps/configuration?tab=${tab}`)
    const input = await field(name)
    const before = (input as HTMLInputElement).value
    expect(screen.queryByText('Annuler')).toBeNull()
    await user.type(input, 'x')
    await user.click(await screen.findByText('Annuler'))
    await waitFor(() => expect(screen.queryByText('Annuler')).toBeNull())
    expect(input).toHaveValue(before)
  })

  it('keeps the reasons for a waiver, one on each line', async () => {
    const { ecole, user } = await open()
    await user.type(await field('Motifs d’excuse'), 'Certificat médical{Enter}  {Enter}Deuil ')
    await user.click(save())
    await screen.findByText('Configuration enregistrée')
    const { body } = await ecole.get<ReglagesArgentSaved>('/api/reglages-argent')
    expect(body.reglages.motifsExcuse).toEqual(['Certificat médical', 'Deuil'])
  })

  it('refuses reminders out of order, beside the field', async () => {
    const { user } = await open()
    const second = await field('2e rappel')
    await user.clear(second)
    await user.type(second, '40')
    await user.click(save())
    await waitFor(() => expect(second).toHaveAttribute('aria-invalid', 'true'))
  })

  it('shows what somebody else saved in the meantime', async () => {
    const { ecole, user } = await open()
    const seuil = await field('Dépassement toléré \\(DT\\)')
    await ecole.put('/api/reglages-argent', { reglages: { seuil: 20_000 }, version: 0 })
    await user.clear(seuil)
    await user.type(seuil, '30')
    await user.click(save())
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('20,000')
    expect(dialog).toHaveTextContent('30')
  })
})
