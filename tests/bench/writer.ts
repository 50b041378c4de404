import type { WorkerTab, WriteResults } from '@tests/helpers/engines/workerTab'

/** Every fourth round writes one long transaction, which must be kept whole or not at all. */
const IMPORT_EVERY = 4
const IMPORTED = 400

/** The rows of a round are found by this name; identity numbers are used once. */
export const nameOf = (round: number) => `Tour${round}x`
const firstCin = (round: number) => 50_000_000 + round * 1000

interface Rows {
  name: string
  first: number
  token: string
  count: number
}

/** Runs in the page: starts one import that writes all rows in one transaction. */
async function importOnce({ name, first, token, count }: Rows): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const rows = Array.from({ length: count }, (_, index) => {
    const person = { nom: name, prenom: `Nom${index}`, cin: String(first + index), dateNaissance: '2000-05-17' }
    return { ligne: index, choice: 'add', cells: { ...person, permi: 'B' } }
  })
  const body = JSON.stringify({ fichier: 'liste.csv', rows })
  await window.backend.request('/api/candidat/import', { method: 'POST', headers, body })
}

export interface Writer {
  tab: WorkerTab
  results: WriteResults
  /** The number of rows of its import, which are kept all or not at all; 0 when candidates are added one by one. */
  imported: number
}

/** Opens the database in a tab that writes until it is killed. */
export async function startWriter(tab: WorkerTab, round: number, token: string): Promise<Writer> {
  const [name, first] = [nameOf(round), firstCin(round)]
  await tab.start()
  if (round % IMPORT_EVERY) return { tab, results: tab.add(name, first, token), imported: 0 }
  // The call ends when the tab is killed.
  tab.page.evaluate(importOnce, { name, first, token, count: IMPORTED }).catch(() => undefined)
  return { tab, results: { acknowledged: 0, refusals: [] }, imported: IMPORTED }
}
