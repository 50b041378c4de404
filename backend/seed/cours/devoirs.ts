import { addDays } from '@contract/clock/days'
import { dayIn, momentOf } from '@contract/clock/wall'
import type { Trx } from '../../database/schema'
import type { DemoCourse } from './course'
import type { Sitting } from './sittings'
import type { Trained } from './training'

interface Seeding {
  trx: Trx
  today: string
  now: string
}

/** The desk user who assigns the work. */
const authorOf = (trx: Trx, idAutoEcole: number) =>
  trx
    .selectFrom('utilisateur')
    .select('id')
    .where('idAutoEcole', '=', idAutoEcole)
    .where('role', '=', 'ecole')
    .orderBy('id')
    .executeTakeFirst()

const isExam = ({ attempt }: Sitting) => attempt.mode === 'EXAM' && attempt.status === 'COMPLETED'
const morning = (day: string) => momentOf({ day, time: '08:40' }, 'TN').toISOString()

/** The day of a candidate's last mock exam. */
function lastExam({ sittings }: Trained): string | null {
  const exam = sittings.filter(isExam).at(-1)
  return exam ? dayIn(exam.attempt.startedAt, 'TN') : null
}

/**
 * The assignments of a school to candidates who train: mock exams that were done in time and too late, one that is
 * still to do, and a series for the next days. Whether each is done is derived from the attempts.
 */
export async function seedDevoirs(
  { trx, today, now }: Seeding,
  course: DemoCourse,
  idAutoEcole: number,
  people: readonly Trained[],
): Promise<void> {
  const author = await authorOf(trx, idAutoEcole)
  if (!author) return
  const given = (idCandidat: number, day: string, dateLimite: string, work: { idSerie: number } | null) => ({
    idAutoEcole,
    idCandidat,
    dateLimite,
    idUtilisateur: author.id,
    createdAt: morning(day),
    updatedAt: morning(day),
    idSerie: work?.idSerie ?? null,
    idExamenBlanc: work ? null : course.exam.id,
    note: work ? 'À faire avant la prochaine heure de code.' : null,
  })
  const taken = people.flatMap((one) => {
    const day = lastExam(one)
    return day ? [{ id: one.idCandidat, day }] : []
  })
  const serie = course.series.at(-1)
  const rows = taken.map(({ id, day }, index) =>
    index % 3 === 1
      ? given(id, addDays(day, -5), addDays(day, -2), null)
      : given(id, addDays(day, -2), addDays(day, 1), null),
  )
  const asked = addDays(today, -9)
  const idle = people.find((one) => (lastExam(one) ?? '') < asked)
  if (idle) rows.push(given(idle.idCandidat, asked, addDays(today, -2), null))
  const last = people.at(-1)
  if (last && serie) rows.push(given(last.idCandidat, addDays(today, -1), addDays(today, 4), { idSerie: serie.id }))
  const past = rows
    .filter(({ createdAt }) => createdAt <= now)
    .sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
  if (past.length > 0) await trx.insertInto('devoir').values(past).execute()
}
