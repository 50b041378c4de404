import { createUsers } from '@backend/database/compte/utilisateur'
import { insertCandidats } from '@backend/database/ecole/candidat/rows'
import type { Db, Trx } from '@backend/database/schema'
import { transact } from '@backend/database/transact'
import { candidatSample } from '@backend/seed/ecole/personnes'
import { type Random, seededRandom } from '@backend/seed/random'
import { addDays } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'
import type { CandidatInput } from '@contract/ecole/candidat'
import { sql } from 'kysely'

const BATCH = 5000

interface Filling {
  trx: Trx
  random: Random
  idAutoEcole: number
  permis: number[]
  moniteurs: number[]
  now: Date
}

/** A person like those of the demo data, with a unique identity number. */
function person({ random, permis, moniteurs, now }: Filling, index: number): CandidatInput {
  const sample = candidatSample(random, { permis, moniteurs, today: dayIn(now, 'TN') })
  return { ...sample, cin: `3${String((index * 7_368_787) % 10_000_000).padStart(7, '0')}` }
}

async function addBatch(filling: Filling, first: number, count: number): Promise<void> {
  const { trx, idAutoEcole } = filling
  const now = filling.now.toISOString()
  const inputs = Array.from({ length: count }, (_, index) => person(filling, first + index))
  const users = await createUsers(
    trx,
    inputs.map((input) => ({ ...input, idAutoEcole, role: 'candidat', motDePasse: 'none', now })),
  )
  await insertCandidats(
    trx,
    inputs.map((input, index) => ({ input, idAutoEcole, idUtilisateur: users[index]?.id ?? 0, now })),
  )
}

/** Gives the files of a school the states of the demo data: most complete, some incomplete, a few expired. */
async function spreadFiles(trx: Trx, idAutoEcole: number, today: string): Promise<void> {
  const days = Array.from({ length: 220 }, (_, index) => sql`when ${sql.lit(index)} then ${addDays(today, index - 20)}`)
  await sql`
    update candidat
    set "documentsRecus" = case when id % 3 = 0 then 3 else 4 end,
        "documentsExpiration" = case id % 220 ${sql.join(days, sql` `)} end
    where "idAutoEcole" = ${idAutoEcole}
  `.execute(trx)
}

/** Adds thousands of candidates to a school, the same ones each time. */
export async function fillSchool(db: Db, idAutoEcole: number, count: number, now: Date): Promise<void> {
  const permis = await db.selectFrom('permi').select('id').where('pays', '=', 'TN').execute()
  const moniteurs = await db.selectFrom('moniteur').select('id').where('idAutoEcole', '=', idAutoEcole).execute()
  await transact(db, async (trx) => {
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
    const random = seededRandom(idAutoEcole)
    const filling = { trx, random, idAutoEcole, permis: ids(permis), moniteurs: ids(moniteurs), now }
    for (let first = 0; first < count; first += BATCH) {
      await addBatch(filling, first, Math.min(BATCH, count - first))
    }
    await spreadFiles(trx, idAutoEcole, dayIn(now, 'TN'))
  })
}
