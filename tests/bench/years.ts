import type { Db } from '@backend/database/schema'
import { sql } from 'kysely'

const PAST_EVENTS = 200_000

/** Assigns a candidate of the school, in turn, to each event from an id. */
export async function fillCandidats(db: Db, first: number): Promise<void> {
  await sql`
    insert into evenement_candidat ("idEvenement", "idCandidat", "absent")
    with people as (select "id", row_number() over (order by "id") - 1 as place from candidat where "idAutoEcole" = 1)
    select evenement."id", people."id", 0 from evenement
    join people on people.place = evenement."id" % (select count(*) from people)
    where evenement."id" >= ${first}
  `.execute(db)
}

/** Years of lessons for every instructor and vehicle, as many as a large school has. */
export async function fillYears(db: Db): Promise<void> {
  const { rows } = await sql<{ first: number }>`select coalesce(max(id), 0) + 1 as first from evenement`.execute(db)
  const first = rows[0]?.first ?? 1
  const vehicles = await db.selectFrom('vehicule').select('id').where('idAutoEcole', '=', 1).execute()
  const moniteurs = await db.selectFrom('moniteur').select('id').where('idAutoEcole', '=', 1).execute()
  const chosen = (ids: { id: number }[], expression: string) =>
    sql.raw(
      `(case ${expression} % ${ids.length} ${ids.map(({ id }, index) => `when ${index} then ${id}`).join(' ')} end)`,
    )
  // Event n uses slot n / 5 of the past, ten minutes each, so that years of them fit before the demo's own.
  const seconds = `(unixepoch('2026-03-01') - (n / 5) * 600)`
  const [start, end] = [seconds, `(${seconds} + 540)`].map((expression) =>
    sql.raw(`strftime('%Y-%m-%dT%H:%M:%S.000Z', ${expression}, 'unixepoch')`),
  )
  await sql`
    insert into evenement ("id", "idAutoEcole", "calendar", "start", "end", "idMoniteur", "idVehicule", "status",
      "minutes", "version", "createdAt", "updatedAt")
    with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${PAST_EVENTS - 1})
    select ${first} + n, 1, 'Hour circulation', ${start}, ${end}, ${chosen(moniteurs, '(n % 5)')},
      ${chosen(vehicles, '(n % 5)')}, 'SUCCESS', 9, 1, '', ''
    from numbers
  `.execute(db)
  await fillCandidats(db, first)
  await sql`
    insert or ignore into occupation ("ressource", "idRessource", "start", "end", "idEvenement")
    select 'moniteur', "idMoniteur", "start", "end", "id" from evenement where "id" >= ${first}
  `.execute(db)
  await sql`
    insert or ignore into occupation ("ressource", "idRessource", "start", "end", "idEvenement")
    select 'vehicule', "idVehicule", "start", "end", "id" from evenement where "id" >= ${first}
  `.execute(db)
}
