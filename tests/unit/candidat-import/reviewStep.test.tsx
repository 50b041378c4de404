import { importOpened, selectImport } from '@src/redux/candidat/slice'
import { useAppSelector } from '@src/redux/hooks'
import { columnsFound } from '@src/views/candidat/import/draft'
import { ReviewStep } from '@src/views/candidat/import/ReviewStep'
import { act, screen, waitFor, within } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { expect, it } from 'vitest'

const file = new File([], 'liste.csv')
const rows = [
  ['Nom', 'Prénom', 'CIN', 'Date de naissance', 'Permis'],
  ['Ben Salah', 'Amine', '01234567', '12/03/2000', 'Voiture'],
  ['Trabelsi', 'Sana', '01234568', '05/09/2001', 'voiture'],
  ['Gharbi', 'Rim', '01234569', '21/01/1999', 'B'],
  ['TOTAL', '', '3'],
].map((cells, index) => ({ line: index + 1, cells }))
const spreadsheet = { kind: 'csv' as const, sheets: [], sheet: null, rows }

/** The third step of the import. */
function Rows() {
  const progress = useAppSelector(selectImport)
  return progress ? <ReviewStep draft={{ file, spreadsheet, ...progress }} /> : null
}

it('ReviewStep names the total line that it leaves out and takes one answer for all lines of an unknown licence', async () => {
  const backend = await startBackend()
  const words = ['import', 'candidat', 'fields'] as const
  const pages = [{ path: '/rows', load: async () => Rows, words: [...words] }]
  const { store, user } = await openPage(backend, pages, '/rows')
  act(() => void store.dispatch(importOpened(columnsFound(spreadsheet))))
  expect(await screen.findByText(/ligne 5/)).toBeVisible()
  expect(screen.queryByText('TOTAL')).toBeNull()
  const unknown = within(await screen.findByRole('list', { name: /permis/i }))
  const answer = await unknown.findByRole('combobox', { name: /Voiture/ })
  await unknown.findByRole('option', { name: /^B ·/ })
  await user.selectOptions(answer, 'B')
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /Voiture/ })).toBeNull())
  expect(await screen.findByText(/^3 à ajouter/)).toBeInTheDocument()
  await backend.stop()
})
