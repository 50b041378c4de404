import { addMinutes } from '@contract/clock/moments'
import { SALLE_HOURS } from '@contract/cours/salle'
import { grouped } from '@contract/grouped'
import type { Bit } from '../../database/bit'
import { insertParticipant, insertSalle, insertSalleQuestions } from '../../database/cours/salle'
import type { Trx } from '../../database/schema'
import { type Random, seededRandom } from '../random'

const SECONDS = 30
const QUESTIONS = 8
const DAY_MINUTES = 24 * 60

interface Lesson {
  /** The position of the series whose questions were asked. */
  serie: number
  daysAgo: number
  code: string
  /** The participants. All are guests, because the room would appear in the progress of a candidate. */
  guests: readonly string[]
  /** The share of right answers, 0 to 1. */
  known: number
}

const LESSONS: readonly Lesson[] = [
  { serie: 0, daysAgo: 12, code: 'DEMQRX', guests: ['Yasmine', 'Aziz', 'Ines', 'Skander'], known: 0.55 },
  { serie: 4, daysAgo: 5, code: 'DEMTYW', guests: ['Rania', 'Oussama', 'Sarra', 'Mehdi', 'Emna'], known: 0.7 },
]

interface School {
  trx: Trx
  idAutoEcole: number
  now: string
}

/** The head of a school, who hosted the lessons. */
const hostOf = ({ trx, idAutoEcole }: School) =>
  trx
    .selectFrom('utilisateur')
    .select(['id', 'nomComplet'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('role', '=', 'ecole')
    .orderBy('id')
    .executeTakeFirstOrThrow()

/** The first questions of a series, each with its choices. */
async function questionsOf(trx: Trx, idSerie: number) {
  const questions = await trx
    .selectFrom('question')
    .select('id')
    .where('idSerie', '=', idSerie)
    .orderBy('rang')
    .orderBy('id')
    .limit(QUESTIONS)
    .execute()
  const ids = questions.map(({ id }) => id)
  const choices = await trx
    .selectFrom('question_choice')
    .select(['id', 'idQuestion', 'isRight'])
    .where('idQuestion', 'in', ids)
    .orderBy('rang')
    .execute()
  const byQuestion = grouped(choices, ({ idQuestion }) => idQuestion)
  return ids.map((id) => ({ id, choices: byQuestion.get(id) ?? [] }))
}
type Asked = Awaited<ReturnType<typeof questionsOf>>[number]

/** The right choices of a question, or the first wrong one. */
const chosen = ({ choices }: Asked, isKnown: boolean) => {
  const of = (isRight: Bit) => choices.filter((one) => one.isRight === isRight).map(({ id }) => id)
  return isKnown ? of(1) : of(0).slice(0, 1)
}

async function seedLesson(school: School, lesson: Lesson, random: Random): Promise<void> {
  const { trx, idAutoEcole, now } = school
  const serie = await trx
    .selectFrom('serie')
    .select(['id', 'titleFr', 'titleAr'])
    .where('published', '=', 1)
    .orderBy('id')
    .offset(lesson.serie)
    .limit(1)
    .executeTakeFirst()
  if (!serie) return
  const host = await hostOf(school)
  const start = addMinutes(now, -lesson.daysAgo * DAY_MINUTES)
  const questions = await questionsOf(trx, serie.id)
  const total = questions.length
  const idSalle = await insertSalle(trx, {
    createdAt: start,
    updatedAt: start,
    idAutoEcole,
    idHote: host.id,
    hote: host.nomComplet,
    idEvenement: null,
    code: lesson.code,
    titleFr: serie.titleFr,
    titleAr: serie.titleAr,
    secondes: SECONDS,
    total,
    invites: 1,
    classement: 1,
    faibles: 0,
    status: 'FINISHED',
    rang: total - 1,
    revelees: total,
    deadline: null,
    closesAt: addMinutes(start, SALLE_HOURS * 60),
  })
  await insertSalleQuestions(
    trx,
    idSalle,
    questions.map(({ id }) => id),
  )
  for (const nom of lesson.guests) {
    const jeton = `demo-${idSalle}-${random.digits(12)}`
    const { id } = await insertParticipant(trx, { idSalle, idCandidat: null, nom, jeton, createdAt: start })
    const values = questions.map((question, rang) => {
      const isKnown = random.chance(lesson.known)
      const choices = JSON.stringify(chosen(question, isKnown))
      const answeredAt = addMinutes(start, rang + 1)
      return { idParticipant: id, rang, choices, correct: isKnown ? (1 as const) : (0 as const), answeredAt }
    })
    await trx.insertInto('salle_reponse').values(values).execute()
  }
}

/** Adds room lessons of the last weeks. Only guests take part, so that they change nobody's progress. */
export async function seedSalles(school: School): Promise<void> {
  const random = seededRandom(school.idAutoEcole)
  for (const lesson of LESSONS) await seedLesson(school, lesson, random)
}
