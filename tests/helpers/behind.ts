import type { TransactionPage } from '@contract/argent/transaction'
import type { Page } from '@contract/list'
import type { Client } from './http'

/** The API path of each page with a list. */
const API: Record<string, string> = {
  '/apps/candidats': '/api/candidat',
  '/apps/moniteurs': '/api/moniteur',
  '/apps/utilisateurs': '/api/user',
  '/apps/calendrier/lecons': '/api/calendrier/lecon',
  '/apps/examens': '/api/examen',
  '/apps/transactions': '/api/transaction',
  '/apps/autoecole': '/api/autoecole',
  '/apps/packages': '/api/package',
  '/apps/demandes': '/api/demande',
}

/** The answer of the list behind a page address, for this caller. */
export async function listBehind<Body = Page<unknown>>(client: Client, address: string): Promise<Body> {
  const { pathname, searchParams } = new URL(address, 'http://here')
  const path = API[pathname]
  if (!path) throw new Error(`No list at ${address}`)
  if (pathname === '/apps/demandes') {
    // The page of requests shows the pending ones unless asked for others, or for all.
    const statut = searchParams.get('statut') ?? 'PENDING'
    if (statut === 'tous') searchParams.delete('statut')
    else searchParams.set('statut', statut)
  }
  const { status, body, text } = await client.get<Body>(`${path}?${searchParams}`)
  if (status !== 200) throw new Error(`${address}: ${status} ${text}`)
  return body
}

/** The number of rows of the list behind a page address. */
export const rowsBehind = async (client: Client, address: string): Promise<number> =>
  (await listBehind(client, address)).totalDataCount

/** The sums of the transactions behind a page address, in millimes. */
export const sumsBehind = async (client: Client, address: string) =>
  (await listBehind<TransactionPage>(client, address)).totals
