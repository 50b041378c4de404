import { importOpened, selectImport } from '@src/redux/candidat/slice'
import { useAppSelector } from '@src/redux/hooks'
import { columnsFound } from '@src/views/candidat/import/draft'
import { ReviewStep } from '@src/views/candidat/import/review/ReviewStep'
import { act, screen, waitFor, within } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { allCandidats, importEnded } from '@tests/helpers/factories'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { limitPackage } from '@tests/helpers/scenarios'
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

const HEADINGS = ['N°', 'Nom', 'Prénom', 'CIN', 'Date de naissance', 'Permis']

/** The third step on a list of candidates, in a school with this many places left. */
async function openRows(people: number, places: number) {
  const cins = Array.from({ length: people }, (_, index) => `0123456${index}`)
  const cells = [HEADINGS, ...cins.map((cin, index) => [`${index + 1}`, `Nom ${cin}`, 'Rim', cin, '21/01/1999', 'B'])]
  const list = { ...spreadsheet, rows: cells.map((row, index) => ({ line: index + 1, cells: row })) }
  function Step() {
    const progress = useAppSelector(selectImport)
    return progress ? <ReviewStep draft={{ file, spreadsheet: list, ...progress }} /> : null
  }
  const { backend, ecole } = await startSchool()
  await limitPackage(backend, 1, { limiteCandidats: (await allCandidats(ecole)).length + places })
  const pages = [
    { path: '/rows', load: async () => Step, words: ['import' as const, 'candidat' as const, 'fields' as const] },
  ]
  const { store, user } = await openPage(backend, pages, '/rows')
  act(() => void store.dispatch(importOpened(columnsFound(list))))
  return { backend, ecole, store, user }
}

const startButton = (name: RegExp) => screen.findByRole('button', { name })

it('ReviewStep sends nobody their access unless that is chosen', async () => {
  const { user, backend, ecole, store } = await openRows(1, 9)
  const choice = await screen.findByRole('checkbox', { name: /accès/ })
  expect(choice).not.toBeChecked()
  expect(choice).toHaveAccessibleDescription(/Personne ne recevra de message/)
  await user.click(choice)
  expect(choice).toHaveAccessibleDescription(/mot de passe provisoire/)
  await user.click(await startButton(/Importer 1 candidat/))
  await waitFor(() => expect(selectImport(store.getState())).toMatchObject({ step: 'running', envoyer: true }))
  // The candidate has neither an e-mail address nor a phone number.
  const { report } = await importEnded(ecole, selectImport(store.getState())?.idJob ?? 0)
  expect(report).toMatchObject([{ outcome: 'added', acces: false }])
  await backend.stop()
})

it('ReviewStep says that the places are too few and imports the first candidates', async () => {
  const { user, backend } = await openRows(3, 2)
  expect(await screen.findByText(/3 candidats à ajouter pour 2 places/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voir les packs' })).toBeVisible()
  expect(await startButton(/Importer 3 candidats/)).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: /les 2 premiers/ }))
  expect(await startButton(/Importer 2 candidats/)).toBeEnabled()
  expect(screen.getByText(/^2 à ajouter.*1 ignorée/)).toBeInTheDocument()
  await backend.stop()
})

it('ReviewStep says nothing of places while they suffice', async () => {
  const { backend } = await openRows(2, 2)
  expect(await startButton(/Importer 2 candidats/)).toBeEnabled()
  expect(screen.queryByText(/pour 2 places/)).toBeNull()
  await backend.stop()
})
