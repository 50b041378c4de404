import { type AccountName, balancesOf, type Line } from '../../rules/argent/settlement'
import type { Conn, Trx } from '../schema'

const SEPARATOR = ':'
export const accountName = ({ type, cle }: { type: string; cle: string }): AccountName =>
  cle ? type + SEPARATOR + cle : type

/** An account's type and key. */
export function partsOf(name: AccountName): { type: string; cle: string } {
  const [type = name, cle = ''] = name.split(SEPARATOR)
  return { type, cle }
}

/** The ids of accounts by name; those that do not exist yet are opened with a balance of zero. */
export async function openAccounts(
  trx: Trx,
  idAutoEcole: number,
  names: readonly AccountName[],
): Promise<Map<AccountName, number>> {
  const wanted = [...new Set(names)].map(partsOf)
  await trx
    .insertInto('compte')
    .values(wanted.map((parts) => ({ idAutoEcole, ...parts, solde: 0 })))
    .onConflict((conflict) => conflict.columns(['idAutoEcole', 'type', 'cle']).doNothing())
    .execute()
  const rows = await trx
    .selectFrom('compte')
    .select(['id', 'type', 'cle'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where((eb) => eb.or(wanted.map(({ type, cle }) => eb.and([eb('type', '=', type), eb('cle', '=', cle)]))))
    .execute()
  return new Map(rows.map((row) => [accountName(row), row.id]))
}

/** Adds lines to the balances of their accounts, in the order of the accounts' ids. */
export async function moveBalances(
  trx: Trx,
  accounts: Map<AccountName, number>,
  lines: readonly Line[],
): Promise<void> {
  const moved = [...balancesOf(lines)]
    .map(([name, sum]) => ({ id: accounts.get(name) ?? 0, sum }))
    .filter(({ sum }) => sum !== 0)
    .sort((one, other) => one.id - other.id)
  for (const { id, sum } of moved) {
    await trx
      .updateTable('compte')
      .set((eb) => ({ solde: eb('solde', '+', sum) }))
      .where('id', '=', id)
      .execute()
  }
}

/**
 * The balances of the accounts of one type at some schools, by their keys. An account that was never used is missing.
 */
export async function balancesByKey(
  db: Conn,
  ecoles: readonly number[],
  type: string,
  cles: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('compte')
    .select(['cle', 'solde'])
    .where('idAutoEcole', 'in', ecoles)
    .where('type', '=', type)
    .where('cle', 'in', cles)
    .execute()
  return new Map(rows.map(({ cle, solde }) => [cle, solde]))
}

/** The balance of an account of a school, debits positive; zero for one that was never used. */
export async function balanceOf(db: Conn, idAutoEcole: number, name: AccountName): Promise<number> {
  const { type, cle } = partsOf(name)
  const row = await db
    .selectFrom('compte')
    .select('solde')
    .where('idAutoEcole', '=', idAutoEcole)
    .where('type', '=', type)
    .where('cle', '=', cle)
    .executeTakeFirst()
  return row?.solde ?? 0
}
