import { autoEcoleListQuery, autoEcolePage } from '@contract/autoecole'
import { fold } from '@contract/fold'
import { type ExpressionBuilder, sql } from 'kysely'
import { page } from '../database/page'
import type { Database } from '../database/schema'
import type { Api } from '../http/endpoint'

/** How many people of a kind a school has that are not archived. */
const inSchool = (eb: ExpressionBuilder<Database, 'auto_ecole'>, table: 'candidat' | 'moniteur') =>
  eb
    .selectFrom(table)
    .select((inner) => inner.fn.countAll<number>().as('count'))
    .whereRef(`${table}.idAutoEcole`, '=', 'auto_ecole.id')
    .where(`${table}.archived`, '=', 0)
    .$asScalar()
    .$notNull()

/** Schools, as the platform's manager sees them: those that wait for approval first. */
export function autoEcoleRoutes(api: Api): void {
  const { db } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/autoecole',
      summary: 'Schools of the platform',
      can: ['manage', 'AutoEcole'],
      query: autoEcoleListQuery,
      answer: autoEcolePage,
    },
    async ({ query }) => {
      const like = `%${fold(query.q ?? '')}%`
      const matching = db
        .selectFrom('auto_ecole')
        .$if(Boolean(query.statut), (list) => list.where('statut', '=', query.statut ?? 'ACTIVE'))
        .$if(Boolean(query.q), (list) =>
          list.where((eb) =>
            eb.or([
              eb(sql<string>`lower(nom)`, 'like', like),
              eb(sql<string>`lower(matricule)`, 'like', like),
              eb(sql<string>`lower(responsable)`, 'like', like),
            ]),
          ),
        )
      const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      const sort = query.sort ?? 'nom'
      const rows = await matching
        .select([
          'id',
          'nom',
          'matricule',
          'responsable',
          'telephone',
          'email',
          'adresse',
          'gouvernorat',
          'pays',
          'statut',
          'createdAt',
        ])
        .select((eb) => [inSchool(eb, 'candidat').as('candidats'), inSchool(eb, 'moniteur').as('moniteurs')])
        .orderBy(sql`statut = 'PENDING'`, 'desc')
        .orderBy(sort.endsWith('createdAt') ? 'createdAt' : 'nom', sort.startsWith('-') ? 'desc' : 'asc')
        .limit(query.perPage)
        .offset((query.page - 1) * query.perPage)
        .execute()
      return page(rows, total, query)
    },
  )
}
