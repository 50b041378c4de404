import { bit } from '../../database/bit'
import { chunks } from '../../database/chunks'
import { continueIds } from '../../database/dialect'
import type { Trx } from '../../database/schema'
import { seededRandom } from '../random'
import { type DemoCourse, readCourse } from './course'
import { seedDevoirs } from './devoirs'
import type { Sitting } from './sittings'
import { traineesOf } from './trainees'
import { PASSED, PLANS, type Trained, train } from './training'

interface Seeding {
  trx: Trx
  today: string
  now: string
}

/** The most candidates who train in each school. Few, because the first start of the demo waits for them. */
const MOST = [10, 4]

/** Simulates the training of a school's candidates. */
async function trainSchool(
  seeding: Seeding,
  course: DemoCourse,
  idAutoEcole: number,
  most: number,
): Promise<Trained[]> {
  const random = seededRandom(idAutoEcole)
  // Candidates who still learn come first, each with a plan of their own, then some who have passed since.
  const trainees = (await traineesOf(seeding, idAutoEcole, random))
    .sort((one, other) => Number(one.hasPassed) - Number(other.hasPassed))
    .slice(0, most)
  return trainees.map(({ id: idCandidat, idUtilisateur, hasPassed, span }, index) => {
    const plan = hasPassed ? PASSED : (PLANS[index % PLANS.length] ?? PASSED)
    const author = { idUtilisateur, idAutoEcole, idCandidat }
    return { idCandidat, idUtilisateur, ...train(course, author, plan, span, random, seeding.now) }
  })
}

/**
 * Inserts attempts in the order in which they began. Their ids are assigned here, because their questions refer to
 * them.
 */
async function saveSittings(trx: Trx, sittings: readonly Sitting[]): Promise<void> {
  const inOrder = [...sittings].sort((one, other) => (one.attempt.startedAt < other.attempt.startedAt ? -1 : 1))
  const { last } = await trx
    .selectFrom('tentative')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  const first = Number(last ?? 0) + 1
  const rows = inOrder.map(({ attempt }, index) => ({ ...attempt, id: first + index }))
  for (const part of chunks(rows, 200)) await trx.insertInto('tentative').values(part).execute()
  const asked = inOrder.flatMap((one, index) => one.asked.map((row) => ({ ...row, idTentative: first + index })))
  for (const part of chunks(asked, 1000)) await trx.insertInto('tentative_question').values(part).execute()
  await continueIds(trx, 'tentative')
}

async function saveMemories(trx: Trx, people: readonly Trained[]): Promise<void> {
  const rows = people.flatMap(({ idUtilisateur, memories }) =>
    [...memories].map(([idQuestion, { memory, correct }]) => ({
      idUtilisateur,
      idQuestion,
      due: memory.due,
      card: JSON.stringify(memory),
      lastCorrect: bit(correct),
      kept: 0 as const,
    })),
  )
  for (const part of chunks(rows, 1000)) await trx.insertInto('memoire').values(part).execute()
}

/** Sets the last sign-in of candidates who trained, because they must have signed in. */
const saveSignIns = (trx: Trx, people: readonly Trained[]) =>
  trx
    .updateTable('utilisateur')
    .set((eb) => ({
      derniereConnexion: eb
        .selectFrom('tentative')
        .whereRef('tentative.idUtilisateur', '=', 'utilisateur.id')
        .select((inner) => inner.fn.max('tentative.startedAt').as('last')),
    }))
    .where('derniereConnexion', 'is', null)
    .where(
      'id',
      'in',
      people.map(({ idUtilisateur }) => idUtilisateur),
    )
    .execute()

/** Adds the attempts of the demo's candidates in the course up to now. All figures of the course derive from them. */
export async function seedTentatives(seeding: Seeding, ecoles: readonly number[]): Promise<void> {
  const { trx } = seeding
  const course = await readCourse(trx)
  if (!course) return
  const people: Trained[] = []
  for (const [index, id] of ecoles.entries()) {
    const trained = await trainSchool(seeding, course, id, MOST[index] ?? 0)
    people.push(...trained)
    await seedDevoirs(seeding, course, id, trained)
  }
  await saveSittings(
    trx,
    people.flatMap(({ sittings }) => sittings),
  )
  await saveMemories(trx, people)
  await saveSignIns(trx, people)
}
