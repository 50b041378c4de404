import type { CoutStats } from '@contract/stats/cout'
import { drivingCost } from '@contract/stats/coutHeure'
import { routes } from '@src/views/tarification/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { deskWith } from '@tests/helpers/desk'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

const PATH = '/apps/tarification?tab=cout'
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\s\u00a0\u202f]+/g, ' ')

async function open() {
  const { backend, ecole } = await startSchool()
  const page = await openPage(backend, routes, PATH)
  const heading = await screen.findByRole('heading', { name: 'Essayer un autre prix' }, { timeout: 40_000 })
  const asked = 'from=2026-08-22&to=2026-11-21'
  const { body } = await ecole.get<CoutStats>(`/api/autoecole/statistiques/cout?${asked}`)
  const card = heading.closest('section')
  if (!card) throw new Error('The card has no section')
  return { backend, ecole, stats: body, trial: within(card), ...page }
}

describe('the cost of an hour', () => {
  it('says in its first line what a driven hour costs and is sold for, as the backend reckons it', async () => {
    const { stats, backend } = await open()
    const cost = drivingCost(stats)
    const first = screen.getByText('Une heure de conduite vous coûte').parentElement
    const shown = ((cost?.complet ?? 0) / 1000).toFixed(3).replace('.', ',')
    expect(plain(first?.textContent)).toContain(`${shown} DT`)
    await backend.stop()
  })

  it('leaves columns out on a phone, and never what is left', async () => {
    const { backend } = await open()
    const table = within(screen.getByRole('region', { name: 'Par type de leçon' }))
    const shown = table.getAllByRole('columnheader').filter((column) => !column.classList.contains('cout-desktop'))
    expect(shown.at(-1)).toHaveTextContent('Reste')
    expect(shown.length).toBeLessThan(table.getAllByRole('columnheader').length)
    // The same columns in each row.
    const [row] = table.getAllByRole('row').slice(1)
    const cells = [...(row?.children ?? [])].filter((cell) => !cell.classList.contains('cout-desktop'))
    expect(cells).toHaveLength(shown.length)
    await backend.stop()
  })

  it('shows what a package leaves and its share of the price in two columns, so that amounts compare', async () => {
    const { backend } = await open()
    const table = within(screen.getByRole('region', { name: 'Vos forfaits' }))
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads.slice(-2)).toEqual(['Reste', 'Reste (%)'])
    for (const row of table.getAllByRole('row').slice(1)) {
      const [left, share] = [...row.children].slice(-2).map(({ textContent }) => plain(textContent))
      expect(left).toMatch(/DT$/)
      expect(share).toMatch(/\d %$/)
    }
    await backend.stop()
  })

  it('leads from minutes to the lessons of the period', async () => {
    const { stats, backend } = await open()
    const table = within(screen.getByRole('region', { name: 'Moniteurs' }))
    const [one] = stats.moniteurs
    const row = within(table.getByRole('row', { name: new RegExp(one?.nom ?? '') }))
    const hours = row.getAllByRole('link')[1]
    expect(hours).toHaveAttribute(
      'href',
      `/apps/calendrier/lecons?etat=SUCCESS&depuis=${stats.from}&jusqua=2026-11-21&idMoniteur=${one?.id}`,
    )
    await backend.stop()
  })

  it('says that it counts from the month of the first lesson where the period begins before it', async () => {
    const { stats, user, backend } = await open()
    expect(stats.from).toBe('2026-09-01')
    expect(screen.getByText('Compté à partir du mois de votre première leçon attestée.')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Période' }), 'Ce mois-ci')
    await waitFor(() => expect(screen.queryByText(/^Compté à partir/)).toBeNull())
    await backend.stop()
  })

  it('keeps the period in the address', async () => {
    const { user, here, backend } = await open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Période' }), 'Ce mois-ci')
    await waitFor(() => expect(here()).toContain('periode=mois'))
    await backend.stop()
  })

  it('tries a price by keyboard, says the number that is enough, and the fault of what is no amount', async () => {
    const { user, trial, backend } = await open()
    const price = trial.getByRole('textbox')
    await user.clear(price)
    await user.type(price, '99,000')
    expect(plain(trial.getByRole('status').textContent)).toMatch(
      /\+.* DT pour .*au lieu de .*Vous pouvez vendre .*de moins/,
    )
    await user.clear(price)
    await user.type(price, 'abc')
    expect(price).toBeInvalid()
    expect(trial.getByRole('status')).toBeEmptyDOMElement()
    await backend.stop()
  })

  it('is not offered to a desk that does not read the books', async () => {
    const { backend } = await startSchool()
    await deskWith(backend, 'planning')
    await openPage(backend, routes, PATH, { username: 'ecole-planning' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Tarification' })).toBeVisible()
    expect(screen.queryByRole('tab', { name: 'Coût de l’heure' })).not.toBeInTheDocument()
    await backend.stop()
  })
})
