import type { Told, WorkerTab } from '@tests/helpers/workerTab'

/** Every so many rounds the writer is in one long transaction: all of it is kept, or nothing. */
const IMPORT_EVERY = 4
const IMPORTED = 400

/** What a round adds is found by its name; identity numbers are used once. */
export const nameOf = (round: number) => `Tour${round}x`
const firstCin = (round: number) => 50_000_000 + round * 1000

interface Rows {
  name: string
  first: number
  token: string
  count: number
}

/** Runs in the page: one import, all of whose rows are written in one transaction. */
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
  told: Told
  /** Rows of its import, which come all or not at all; 0 for candidates that come one by one. */
  imported: number
}

/** Opens the database in a tab and has it write until it dies. */
export async function startWriter(tab: WorkerTab, round: number, token: string): Promise<Writer> {
  const [name, first] = [nameOf(round), firstCin(round)]
  await tab.start()
  if (round % IMPORT_EVERY) return { tab, told: tab.add(name, first, token), imported: 0 }
  // The death of the tab ends the call.
  tab.page.evaluate(importOnce, { name, first, token, count: IMPORTED }).catch(() => undefined)
  return { tab, told: { acknowledged: 0, refusals: [] }, imported: IMPORTED }
}
