import { routes } from '@src/views/panneau/routes'
import { screen, within } from '@testing-library/react'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

const LIST = '/apps/code-course/panneaux'
const open = async (address: string) => {
  const { backend } = await startSchool()
  return { backend, ...(await openPage(backend, routes, address)) }
}

describe('the dictionary of signs', () => {
  it('searches without accents, in French and Arabic', async () => {
    const { backend, user } = await open(LIST)
    const search = await screen.findByRole('searchbox', { name: 'Nom en français ou en arabe' })
    expect(await screen.findByRole('heading', { name: /^Danger 49/ })).toBeVisible()
    await user.type(search, 'ceder')
    expect(screen.queryByRole('button', { name: 'Route prioritaire' })).toBeNull()
    await user.clear(search)
    await user.type(search, 'cedez')
    expect(await screen.findByRole('button', { name: 'Cédez le passage' })).toBeVisible()
    await user.clear(search)
    await user.type(search, 'ارصفة لا توجد')
    expect(await screen.findByText('Aucune image ne porte ce nom')).toBeVisible()
    await user.clear(search)
    await user.type(search, 'الاولويه')
    expect(await screen.findByRole('button', { name: 'Fin de route prioritaire' })).toBeVisible()
    await backend.stop()
  })

  it('opens a sign beside the list with its look-alikes, and keeps it in the address', async () => {
    const { backend, user, here } = await open(`${LIST}?id=no-parking`)
    const panel = within(await screen.findByRole('dialog', { name: 'Stationnement interdit' }))
    expect(panel.getByRole('img', { name: /^Disque bleu à bord rouge/ })).toBeVisible()
    expect(panel.getByText('ممنوع الوقوف')).toHaveAttribute('lang', 'ar')
    await user.click(panel.getByRole('button', { name: 'Arrêt et stationnement interdits' }))
    expect(await screen.findByRole('dialog', { name: 'Arrêt et stationnement interdits' })).toBeVisible()
    expect(here()).toBe(`${LIST}?id=no-stopping`)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(here()).toBe(LIST)
    await backend.stop()
  })

  it('moves by arrows and opens by Enter', async () => {
    const { backend, user } = await open(LIST)
    const first = await screen.findByRole('button', { name: 'Virage dangereux à gauche' })
    first.focus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('button', { name: 'Virage dangereux à droite' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Virage dangereux à droite' })).toBeVisible()
    await backend.stop()
  })

  it('shows who passes at a junction only when asked', async () => {
    const { backend, user } = await open(`${LIST}?id=cross-bare-3`)
    const panel = within(await screen.findByRole('dialog'))
    expect(panel.queryByText('Ordre de passage')).toBeNull()
    await user.click(panel.getByRole('button', { name: 'Montrer qui passe' }))
    expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['C', 'B', 'A'])
    await backend.stop()
  })
})
