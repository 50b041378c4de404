import type { Role } from '@contract/ability'
import { normalisePhone } from '@contract/fields'
import { fold } from '@contract/fold'
import { inTurns } from '../../rules/compte/inTurns'
import type { Bit } from '../bit'
import { chunks } from '../chunks'
import type { Conn, Trx } from '../schema'
import { beyondSchool } from '../transact'
import type { UtilisateurTable } from './tables'

/** Normalises a typed identifier: a phone number gives the same text with and without its country code. */
export const sameName = (typed: string): string => normalisePhone(typed.trim().toLowerCase())

/**
 * The accounts that a typed identifier may mean: user name, e-mail address or phone number. Only the first ones are
 * written to or compared, and a school may have given its own address, or somebody else's, to hundreds of candidates:
 * desks come first, then those who have signed in, and the schools take turns.
 */
export async function findByIdentifier(db: Conn, typed: string) {
  const rows = await db
    .selectFrom('utilisateur')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('username', '=', typed.trim().toLowerCase()),
        eb('email', '=', typed.trim().toLowerCase()),
        eb('telephone', '=', normalisePhone(typed)),
      ]),
    )
    .orderBy((eb) => eb('username', '=', typed.trim().toLowerCase()), 'desc')
    .orderBy('actif', 'desc')
    .orderBy((eb) => eb('role', 'in', ['manager', 'ecole']), 'desc')
    // An account that never signed in has the empty text, which sorts last.
    .orderBy((eb) => eb.fn.coalesce('derniereConnexion', eb.val('')), 'desc')
    .orderBy('id')
    .execute()
  return inTurns(rows, ({ idAutoEcole }) => idAutoEcole)
}

export const findUtilisateur = (db: Conn, id: number) =>
  db.selectFrom('utilisateur').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export type Utilisateur = Awaited<ReturnType<typeof findUtilisateur>>

/**
 * The desk account that can regain access for a school: the oldest active one with full access, those with a password
 * first. An account without a password has the empty text as its hash.
 */
export const firstOfDesk = (trx: Trx, idAutoEcole: number) =>
  trx
    .selectFrom('utilisateur')
    .select(['id', 'username', 'motDePasse'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('role', '=', 'ecole')
    .where('actif', '=', 1)
    .where((eb) => eb.or([eb('acces', 'is', null), eb('acces', '=', 'tout')]))
    .orderBy((eb) => eb('motDePasse', '=', ''))
    .orderBy('id')
    .executeTakeFirst()

/** Changes some columns of an account. */
export async function updateUtilisateur(
  db: Conn,
  id: number,
  change: Partial<Omit<UtilisateurTable, 'id'>>,
): Promise<void> {
  await db.updateTable('utilisateur').set(change).where('id', '=', id).execute()
}

/** Changes an account whose password is still the one that was read; false when it has changed. */
export async function updateWithPassword(
  trx: Trx,
  { id, motDePasse }: Pick<Utilisateur, 'id' | 'motDePasse'>,
  change: Partial<Omit<UtilisateurTable, 'id'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('utilisateur')
    .set(change)
    .where('id', '=', id)
    .where('motDePasse', '=', motDePasse)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Enables or disables accounts. */
export async function setActive(trx: Trx, ids: readonly number[], actif: Bit, updatedAt: string): Promise<void> {
  await trx.updateTable('utilisateur').set({ actif, updatedAt }).where('id', 'in', ids).execute()
}

/** Whether an account has this address. */
export const hasAccount = async (trx: Trx, email: string): Promise<boolean> =>
  (await trx.selectFrom('utilisateur').select('id').where('email', '=', email).limit(1).executeTakeFirst()) !==
  undefined

interface NewUser {
  idAutoEcole: number | null
  role: Role
  nom: string
  prenom: string
  email: string | null
  telephone: string | null
  /** Hash of the temporary password. */
  motDePasse: string
  now: string
}

/** A user name from a person's name: `amine.ben-salah`; names without Latin letters give the name of the role. */
function usernameBase(prenom: string, nom: string, role: Role): string {
  const part = (text: string) =>
    fold(text)
      .replace(/[^a-z0-9 ]/g, '')
      .trim()
      .replace(/ /g, '-')
  return [part(prenom), part(nom)].filter(Boolean).join('.').slice(0, 60) || role
}

/** Rows written by one statement: SQLite takes 32,766 parameters at most. */
const CHUNK = 500

/** The user names in use, each with the highest number appended to it. */
async function numbersInUse(trx: Conn, bases: string[]): Promise<Map<string, number>> {
  const inUse = new Map<string, number>()
  for (const part of chunks(bases, CHUNK)) {
    const taken = await trx.selectFrom('utilisateur').select('username').where('username', 'in', part).execute()
    for (const { username } of taken) {
      // ':' follows '9': the range covers the name with digits appended, and uses an index.
      const namesakes = await trx
        .selectFrom('utilisateur')
        .select('username')
        .where('username', '>', `${username}0`)
        .where('username', '<', `${username}:`)
        .execute()
      const numbers = namesakes.map((row) => Number(row.username.slice(username.length))).filter(Number.isSafeInteger)
      inUse.set(
        username,
        numbers.reduce((most, number) => Math.max(most, number), 1),
      )
    }
  }
  return inUse
}

/** A free user name for each base: the base itself, or with the next number when it is taken. */
export async function freeUsernames(trx: Conn, bases: string[]): Promise<string[]> {
  const inUse = await numbersInUse(trx, [...new Set(bases)])
  const given = new Set<string>()
  return bases.map((base) => {
    let number = inUse.get(base) ?? 0
    let username: string
    // Another account of this batch may already have the numbered name, as "Salah2" does beside two people named
    // "Salah".
    do {
      number += 1
      username = number === 1 ? base : `${base}${number}`
    } while (given.has(username))
    given.add(username)
    inUse.set(base, number)
    return username
  })
}

const userRow = (user: NewUser, username: string) => ({
  idAutoEcole: user.idAutoEcole,
  username,
  nomComplet: `${user.prenom} ${user.nom}`,
  email: user.email,
  telephone: user.telephone,
  role: user.role,
  avatar: null,
  langue: 'fr',
  actif: 1 as const,
  isFirstLogin: 1 as const,
  motDePasse: user.motDePasse,
  echecs: 0,
  verrouilleJusqua: null,
  derniereConnexion: null,
  createdAt: user.now,
  updatedAt: user.now,
})

/** Creates the accounts of people who will sign in with a temporary password; in the order given. */
export async function createUsers(trx: Trx, users: NewUser[]): Promise<{ id: number; username: string }[]> {
  const bases = users.map((user) => usernameBase(user.prenom, user.nom, user.role))
  // User names are unique on the whole platform.
  const usernames = await beyondSchool(trx, () => freeUsernames(trx, bases))
  const rows = users.map((user, index) => userRow(user, usernames[index] ?? ''))
  const ids = new Map<string, number>()
  for (const values of chunks(rows, CHUNK)) {
    const made = await trx.insertInto('utilisateur').values(values).returning(['id', 'username']).execute()
    for (const { id, username } of made) ids.set(username, id)
  }
  return rows.map(({ username }) => ({ id: ids.get(username) ?? 0, username }))
}
