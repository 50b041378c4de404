import { type Creneau, RESSOURCES, type Ressource } from '@contract/planning/clash'
import { DEFAULT_REGLAGES, type ReglagesPlanning, reglagesPlanning } from '@contract/planning/openingHours'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Busy } from '../../rules/planning/clashes'
import { earliestStart } from '../../rules/planning/evenement'
import { joined } from '../dialect'
import type { Conn, Database, Trx } from '../schema'

/** Planning rules: what a school has chosen, on top of the defaults. */
export const planningWith = (chosen: object): ReglagesPlanning =>
  reglagesPlanning.parse({ ...DEFAULT_REGLAGES, ...chosen })

/** The planning rules of a school. */
export async function reglagesOf(db: Conn, idAutoEcole: number): Promise<ReglagesPlanning> {
  const row = await db
    .selectFrom('reglage_planning')
    .select('valeurs')
    .where('idAutoEcole', '=', idAutoEcole)
    .executeTakeFirst()
  return row ? planningWith(JSON.parse(row.valeurs)) : DEFAULT_REGLAGES
}

/** The resources of an event, by kind. */
export type Taken = Record<Ressource, number[]>

const isAnyOf = (eb: ExpressionBuilder<Database, 'occupation'>, taken: Taken): Expression<SqlBool> =>
  eb.or(
    RESSOURCES.filter((ressource) => taken[ressource].length > 0).map((ressource) =>
      eb.and([eb('occupation.ressource', '=', ressource), eb('occupation.idRessource', 'in', taken[ressource])]),
    ),
  )

/**
 * The times within a span at which any of these resources is booked, by events other than `except`.
 */
export async function busyTimes(
  db: Conn,
  taken: Taken,
  span: { from: string; to: string },
  except: number[],
): Promise<Busy[]> {
  if (Object.values(taken).every((ids) => ids.length === 0)) return []
  return db
    .selectFrom('occupation')
    .innerJoin('evenement', 'evenement.id', 'occupation.idEvenement')
    .select([
      'occupation.ressource',
      'occupation.idRessource',
      'occupation.start',
      'occupation.end',
      'occupation.idEvenement',
      'evenement.calendar',
    ])
    .where((eb) => isAnyOf(eb, taken))
    .where('occupation.start', '<', span.to)
    .where('occupation.start', '>', earliestStart(span.from))
    .where('occupation.end', '>', span.from)
    .$if(except.length > 0, (query) => query.where('occupation.idEvenement', 'not in', except))
    .orderBy('occupation.start')
    .execute()
}

/** The times within a span at which a resource is booked. */
export interface TakenTimes {
  ressource: Ressource
  idRessource: number
  times: Creneau[]
}

/** Only the times, one row per resource: weeks of a school have thousands of bookings. */
export async function takenTimes(db: Conn, taken: Taken, span: { from: string; to: string }): Promise<TakenTimes[]> {
  if (Object.values(taken).every((ids) => ids.length === 0)) return []
  const rows = await db
    .selectFrom('occupation')
    .select(['ressource', 'idRessource', joined('start', 'end').as('spans')])
    .where((eb) => isAnyOf(eb, taken))
    .where('start', '<', span.to)
    .where('start', '>', earliestStart(span.from))
    .where('end', '>', span.from)
    .groupBy(['ressource', 'idRessource'])
    .execute()
  return rows.map(({ ressource, idRessource, spans }) => {
    const times = spans.split(',').map((span) => {
      const [start = '', end = ''] = span.split(' ')
      return { start, end }
    })
    return { ressource, idRessource, times }
  })
}

/** Books the resources of an event. @throws the database's `occupation_libre` when one is already booked */
export async function occupy(
  trx: Trx,
  idEvenement: number,
  taken: Taken,
  { start, end }: { start: string; end: string },
): Promise<void> {
  const rows = RESSOURCES.flatMap((ressource) =>
    taken[ressource].map((idRessource) => ({ ressource, idRessource, start, end, idEvenement })),
  )
  if (rows.length > 0) await trx.insertInto('occupation').values(rows).execute()
}

export async function release(trx: Trx, idEvenements: number[]): Promise<void> {
  await trx.deleteFrom('occupation').where('idEvenement', 'in', idEvenements).execute()
}

/** Frees one resource of an event. */
export async function releaseOne(
  trx: Trx,
  idEvenement: number,
  ressource: Ressource,
  idRessource: number,
): Promise<void> {
  await trx
    .deleteFrom('occupation')
    .where('idEvenement', '=', idEvenement)
    .where('ressource', '=', ressource)
    .where('idRessource', '=', idRessource)
    .execute()
}
