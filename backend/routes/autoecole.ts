import { autoEcoleListQuery, autoEcolePage } from '@contract/autoecole'
import { fold } from '@contract/fold'
import { type ExpressionBuilder, sql } from 'kysely'
import { page } from '../database/page'
import type { Database, Db } from '../database/schema'
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

/** Ids of the schools whose name, number or head holds a text; folded here, as the database folds no accents. */
async function schoolsNamed(db: Db, folded: string): Promise<number[]> {
  const rows = await db.selectFrom('auto_ecole').select(['id', 'nom', 'matricule', 'responsable']).execute()
  const texts = ({ nom, matricule, responsable }: (typeof rows)[number]) => [nom, matricule, responsable].map(fold)
  return rows.filter((row) => texts(row).some((text) => text.includes(folded))).map(({ id }) => id)
}

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
      const wanted = fold(query.q ?? '')
      const found = wanted ? await schoolsNamed(db, wanted) : null
      const matching = db
        .selectFrom('auto_ecole')
        .$if(query.statut !== undefined, (list) => list.where('statut', '=', query.statut ?? 'ACTIVE'))
        .$if(found !== null, (list) => list.where('id', 'in', found ?? []))
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
        .orderBy('id')
        .limit(query.perPage)
        .offset((query.page - 1) * query.perPage)
        .execute()
      return page(rows, total, query)
    },
  )
}
