import type { TransactionPage } from '@contract/argent/transaction'
import type { Page } from '@contract/list'
import type { Client } from './http'

/** The API behind the page of a list. */
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

/** What the list of an address answers to this caller. */
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

/** How many rows the list of an address has. */
export const rowsBehind = async (client: Client, address: string): Promise<number> =>
  (await listBehind(client, address)).totalDataCount

/** What the list of transactions of an address adds up, in millimes. */
export const sumsBehind = async (client: Client, address: string) =>
  (await listBehind<TransactionPage>(client, address)).totals
