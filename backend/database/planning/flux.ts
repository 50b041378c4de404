import { abilityRules, buildAbility } from '@contract/ability'
import type { FluxRessource, fluxQuery } from '@contract/planning/flux'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import type { Conn, Db, Trx } from '../schema'
import type { FluxIcalTable } from './tables'

type Query = z.output<typeof fluxQuery>

/** The owner of a calendar. */
export interface FluxOwner {
  ressource: FluxRessource
  idRessource: number
  idAutoEcole: number
  nom: string
}

const TABLES = { moniteur: 'moniteur', candidat: 'candidat' } as const

/**
 * The person or vehicle whose calendar the caller may share. A school may share any of its own, others only their own.
 */
export async function findOwner(
  db: Conn,
  caller: Caller,
  ressource: FluxRessource,
  idRessource: number,
): Promise<FluxOwner | null> {
  const idAutoEcole = caller.idAutoEcole ?? 0
  const isOffice = caller.role === 'ecole'
  if (ressource === 'vehicule') {
    const row = await db
      .selectFrom('vehicule')
      .select(['marque', 'modele', 'immatriculation'])
      .where('id', '=', idRessource)
      .where('idAutoEcole', '=', idAutoEcole)
      .executeTakeFirst()
    const nom = row && `${row.marque} ${row.modele} ${row.immatriculation}`
    return nom && isOffice ? { ressource, idRessource, idAutoEcole, nom } : null
  }
  const row = await db
    .selectFrom(TABLES[ressource])
    .select(['nom', 'prenom'])
    .where('id', '=', idRessource)
    .where('idAutoEcole', '=', idAutoEcole)
    .$if(!isOffice, (own) => own.where('idUtilisateur', '=', caller.id))
    .executeTakeFirst()
  return row ? { ressource, idRessource, idAutoEcole, nom: `${row.prenom} ${row.nom}` } : null
}

type FluxRow = Omit<FluxIcalTable, 'id'> & { id: number }

/** The feeds that a caller has created, newest first. A school sees those of all its people. */
export async function listFlux(db: Db, caller: Caller, query: Query): Promise<FluxRow[]> {
  return db
    .selectFrom('flux_ical')
    .selectAll()
    .where('idAutoEcole', '=', caller.idAutoEcole ?? 0)
    .$if(caller.role !== 'ecole', (own) => own.where('idUtilisateur', '=', caller.id))
    .where((eb) =>
      eb.and([
        ...(query.ressource === undefined ? [] : [eb('ressource', '=', query.ressource)]),
        ...(query.idRessource === undefined ? [] : [eb('idRessource', '=', query.idRessource)]),
      ]),
    )
    .orderBy('id', 'desc')
    .execute()
}

export const findFlux = (db: Conn, caller: Caller, id: number): Promise<FluxRow | undefined> =>
  db
    .selectFrom('flux_ical')
    .selectAll()
    .where('id', '=', id)
    .where('idAutoEcole', '=', caller.idAutoEcole ?? 0)
    .$if(caller.role !== 'ecole', (own) => own.where('idUtilisateur', '=', caller.id))
    .executeTakeFirst()

export async function insertFlux(
  trx: Trx,
  owner: FluxOwner,
  { hash, idUtilisateur, now }: { hash: string; idUtilisateur: number; now: string },
): Promise<number> {
  const { ressource, idRessource, idAutoEcole } = owner
  const { id } = await trx
    .insertInto('flux_ical')
    .values({ ressource, idRessource, idAutoEcole, hash, idUtilisateur, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function revoke(trx: Trx, id: number, now: string): Promise<void> {
  await trx.updateTable('flux_ical').set({ revokedAt: now, updatedAt: now }).where('id', '=', id).execute()
}

/** The valid feed of a token, with its creator as the caller, so that it shows only what that person may see. */
export async function openFlux(db: Db, hash: string): Promise<{ flux: FluxRow; author: Caller } | null> {
  const row = await db.selectFrom('flux_ical').selectAll().where('hash', '=', hash).executeTakeFirst()
  if (!row || row.revokedAt !== null) return null
  const user = await db
    .selectFrom('utilisateur')
    .innerJoin('auto_ecole', 'auto_ecole.id', 'utilisateur.idAutoEcole')
    .select(['utilisateur.id', 'role', 'idAutoEcole', 'nomComplet', 'pays', 'acces'])
    .where('utilisateur.id', '=', row.idUtilisateur)
    .where('actif', '=', 1)
    .executeTakeFirst()
  if (!user) return null
  const ability = buildAbility(abilityRules(user))
  return { flux: row, author: { ...user, idSession: '', isFirstLogin: false, ability } }
}
