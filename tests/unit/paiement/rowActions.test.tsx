import { RowActions } from '@src/parts/argent/RowActions'
import { screen, within } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { Download, RotateCcw } from 'lucide-react'
import { expect, it, vi } from 'vitest'

it('RowActions is a button for a receipt alone, and a menu as soon as there is a choice or a danger', async () => {
  const backend = await startBackend()
  const save = vi.fn()
  const receipt = { id: 'print', label: 'Télécharger le reçu', icon: Download, onSelect: save }
  const reverse = { id: 'reverse', label: 'Contre-passer', icon: RotateCcw, danger: true }
  const Rows = () => (
    <ul>
      {[[receipt], [receipt, reverse], [reverse], []].map((items, index) => (
        <li key={String(index)}>
          <RowActions numero={`R-${index}`} items={items} />
        </li>
      ))}
    </ul>
  )
  const pages = [{ path: '/rows', load: async () => Rows, words: ['paiement'] as const }]
  const { user } = await openPage(backend, pages, '/rows')
  const rows = await screen.findAllByRole('listitem')
  const names = rows.map((row) =>
    within(row)
      .queryAllByRole('button')
      .map((button) => button.ariaLabel),
  )
  expect(names).toEqual([['Télécharger le reçu\u00a0: R-0'], ['Actions sur R-1'], ['Actions sur R-2'], []])
  await user.click(screen.getByRole('button', { name: /^Télécharger le reçu/ }))
  expect(save).toHaveBeenCalledOnce()
  await backend.stop()
})
