import type { ExamenBlanc, ExamenBlancInput } from '@contract/cours/examenBlanc'
import type { Question, QuestionInput } from '@contract/cours/question'
import type { Serie, SerieInput } from '@contract/cours/serie'
import type { Tentative } from '@contract/cours/tentative'
import type { TestBackend } from '../backend'
import { FREE_BASES } from '../engines/freeBases'
import type { Client } from '../http'

export const COURS = '/api/code-course'

/** Opens the course to the candidate of the account `candidat`. */
export async function openCourse({ db, clock }: TestBackend): Promise<void> {
  await db
    .updateTable('code_acces')
    .set({ premiereUtilisation: clock.now.toISOString(), derniereUtilisation: clock.now.toISOString() })
    .where('code', '=', 'CARTE7XKM4')
    .execute()
}

export const serieValues = (own: Partial<SerieInput> = {}): SerieInput => ({
  topic: 'parking',
  title: { fr: 'Série de plus', ar: 'سلسلة أخرى' },
  permis: [],
  ...own,
})

export const choiceValues = (fr: string, right: boolean) => ({ fr, ar: `جواب ${fr}`, right })

let nextBase = 0
/** Returns the next fact, so that no two questions are based on the same one. */
const freeBase = () => FREE_BASES[nextBase++ % FREE_BASES.length] ?? ''

export const questionValues = (idSerie: number, own: Partial<QuestionInput> = {}): QuestionInput => ({
  idSerie,
  base: freeBase(),
  difficulty: 2,
  picture: 'sign:stop',
  text: { fr: 'Où pouvez-vous vous arrêter ?', ar: 'أين يمكنك التوقف؟' },
  choices: [choiceValues('Ici', true), choiceValues('Là', false), choiceValues('Plus loin', false)],
  explanation: { fr: 'Parce qu’ici rien ne gêne.', ar: 'لأن لا شيء يعرقل هنا.' },
  source: { fr: 'Code de la route, art. 1', ar: 'مجلة الطرقات، الفصل 1' },
  ...own,
})

/** The body that saves a question unchanged. */
export const updateOfQuestion = (row: Question) => ({
  base: row.base,
  difficulty: row.difficulty,
  picture: row.picture,
  text: row.text,
  choices: row.choices.map(({ id, fr, ar, right }) => ({ id, fr, ar, right })),
  explanation: row.explanation,
  source: row.source,
  version: row.version,
})

export const examenValues = (own: Partial<ExamenBlancInput> = {}): ExamenBlancInput => ({
  title: { fr: 'Petit examen', ar: 'امتحان صغير' },
  durationMinutes: 10,
  passMark: 4,
  parts: [
    { topic: 'signs', nombre: 3 },
    { topic: 'priority', nombre: 2 },
  ],
  ...own,
})

async function made<Row>(client: Client, path: string, body?: unknown): Promise<Row> {
  const answer = await client.post<Row>(`${COURS}/${path}`, body)
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`)
  return answer.body
}

export const buildSerie = (manager: Client, own?: Partial<SerieInput>) =>
  made<Serie>(manager, 'serie', serieValues(own))
export const buildQuestion = (manager: Client, idSerie: number, own?: Partial<QuestionInput>) =>
  made<Question>(manager, 'question', questionValues(idSerie, own))
export const publishedQuestion = async (manager: Client, idSerie: number, own?: Partial<QuestionInput>) =>
  made<Question>(manager, `question/${(await buildQuestion(manager, idSerie, own)).id}/publish`)
export const publishedSerie = (manager: Client, id: number) => made<Serie>(manager, `serie/${id}/publish`)
export const buildExamen = (manager: Client, own?: Partial<ExamenBlancInput>) =>
  made<ExamenBlanc>(manager, 'examen', examenValues(own))
export const publishedExamen = async (manager: Client, own?: Partial<ExamenBlancInput>) =>
  made<ExamenBlanc>(manager, `examen/${(await buildExamen(manager, own)).id}/publish`)
export const beginSession = (learner: Client, body: object = { durationMinutes: 5, topic: null }) =>
  made<Tentative>(learner, 'session', body)
