import { addDays } from '@contract/clock/days'
import { PAYS_PLATEFORME } from '@contract/clock/pays'
import { momentOf } from '@contract/clock/wall'
import type { demandePackListQuery } from '@contract/plateforme/demandePack'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { listPage } from '../listPage'
import type { Conn, Db, Trx } from '../schema'
import { allowedRows } from '../scope'
import { idsWith } from '../search/words'
import type { PackRow } from './pack'

type Query = z.output<typeof demandePackListQuery>

/** Requests with the name of the school and the last day of its current packages. */
const rows = (db: Conn, today: string) =>
  db
    .selectFrom('demande_pack')
    .innerJoin('auto_ecole', 'auto_ecole.id', 'demande_pack.idAutoEcole')
    .selectAll('demande_pack')
    .select('auto_ecole.nom as ecole')
    .select((eb) =>
      eb
        .selectFrom('package_ecole')
        .select((inner) => inner.fn.max('dateFin').as('fin'))
        .whereRef('package_ecole.idAutoEcole', '=', 'demande_pack.idAutoEcole')
        .where('dateFin', '>=', today)
        .$asScalar()
        .as('finActuelle'),
    )

export type DemandePackRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

/** The requests of all schools since a moment, for figures. */
export const demandesPackSince = (db: Db, from: string) =>
  db.selectFrom('demande_pack').select(['statut', 'createdAt', 'reponduLe']).where('createdAt', '>=', from).execute()

/** The rows that the caller's rules allow. The joins only add columns, so the columns of the rules are there. */
const allowed = (caller: Caller) =>
  allowedRows(caller, 'read', 'DemandePack', { idAutoEcole: 'demande_pack.idAutoEcole' })

/** Ids of the schools whose name or number has the words of a search. */
export const ecolesNamed = (db: Db, q: string | undefined) =>
  idsWith(
    q,
    () => db.selectFrom('auto_ecole').select(['id', 'nom', 'matricule']).execute(),
    ({ nom, matricule }) => [nom, matricule],
  )

const SORTING = {
  columns: { createdAt: 'demande_pack.id', ecole: 'auto_ecole.nom', prix: 'demande_pack.prix' },
  usual: '-createdAt',
  id: 'demande_pack.id',
} as const

/** One page of the requests that a caller may read; a school only sees its own. */
export async function listDemandesPack(db: Db, caller: Caller, query: Query, today: string) {
  const found = await ecolesNamed(db, query.q)
  const { recueDepuis, recueJusqua } = query
  const midnight = (day: string) => momentOf({ day, time: '00:00' }, PAYS_PLATEFORME).toISOString()
  const matching = rows(db, today)
    .where(allowed(caller))
    .$if(query.statut !== undefined, (list) => list.where('demande_pack.statut', '=', query.statut ?? 'PENDING'))
    .$if(query.idAutoEcole !== undefined, (list) => list.where('idAutoEcole', '=', query.idAutoEcole ?? 0))
    .$if(query.frequence !== undefined, (list) => list.where('frequence', '=', query.frequence ?? 'monthly'))
    .$if(recueDepuis !== undefined, (list) =>
      list.where('demande_pack.createdAt', '>=', midnight(recueDepuis ?? today)),
    )
    .$if(recueJusqua !== undefined, (list) =>
      list.where('demande_pack.createdAt', '<', midnight(addDays(recueJusqua ?? today, 1))),
    )
    .$if(found !== null, (list) => list.where('idAutoEcole', 'in', found ?? []))
  return listPage(matching, query, SORTING)
}

/** One request, if the caller may read it. */
export const findDemandePack = (db: Conn, caller: Caller, id: number, today: string) =>
  rows(db, today).where('demande_pack.id', '=', id).where(allowed(caller)).executeTakeFirst()

/** The pending request of a school, the first one if there were several; undefined without one. */
export const pendingOf = (trx: Trx, idAutoEcole: number) =>
  trx
    .selectFrom('demande_pack')
    .select(['id', 'idPack'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('statut', '=', 'PENDING')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Inserts a request with a copy of the pack's current terms. */
export async function insertDemandePack(trx: Trx, caller: Caller, idAutoEcole: number, pack: PackRow, now: string) {
  const { id: idPack, nom, prix, frequence, limiteCandidats, limiteMoniteurs } = pack
  const offre = { nom, prix, frequence, limiteCandidats, limiteMoniteurs }
  const stamps = { createdAt: now, updatedAt: now }
  const { id } = await trx
    .insertInto('demande_pack')
    .values({ ...offre, ...stamps, idAutoEcole, idPack, idUtilisateur: caller.id, statut: 'PENDING' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Answer {
  statut: 'ACCEPTED' | 'REFUSED'
  motif: string | null
}

/** Answers a pending request; false when somebody has answered it already. */
export async function answerDemandePack(trx: Trx, id: number, answer: Answer, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('demande_pack')
    .set({ ...answer, reponduLe: now, updatedAt: now })
    .where('id', '=', id)
    .where('statut', '=', 'PENDING')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Deletes a pending request; false when it has its answer already. */
export async function deletePending(trx: Trx, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('demande_pack')
    .where('id', '=', id)
    .where('statut', '=', 'PENDING')
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
