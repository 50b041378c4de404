import type { ExamenBlancInput } from '@contract/cours/examenBlanc'
import { TOPIC_KEYS } from '@contract/cours/topic'
import { type Bit, bit } from '../bit'
import type { Conn, Trx } from '../schema'
import { folded } from '../search/words'

/** All mock exams, published ones only unless asked otherwise, each with its parts in the order of the topics. */
export async function listExamensBlancs(db: Conn, isAuthor: boolean) {
  const rows = await db
    .selectFrom('examen_blanc')
    .selectAll()
    .$if(!isAuthor, (list) => list.where('published', '=', 1))
    .orderBy('id')
    .execute()
  const all = await db.selectFrom('examen_blanc_part').selectAll().execute()
  return rows.map((row) => ({
    ...row,
    parts: all
      .filter(({ idExamenBlanc }) => idExamenBlanc === row.id)
      .map(({ topic, nombre }) => ({ topic, nombre }))
      .sort((one, other) => TOPIC_KEYS.indexOf(one.topic) - TOPIC_KEYS.indexOf(other.topic)),
  }))
}
export type ExamenBlancRow = Awaited<ReturnType<typeof listExamensBlancs>>[number]

export const findExamenBlanc = async (db: Conn, id: number): Promise<ExamenBlancRow | undefined> =>
  (await listExamensBlancs(db, true)).find((row) => row.id === id)

const columns = ({ title, durationMinutes, passMark }: ExamenBlancInput) => ({
  titleFr: title.fr,
  titleAr: title.ar,
  recherche: folded(title.fr, title.ar),
  durationMinutes,
  passMark,
})

async function saveParts(trx: Trx, idExamenBlanc: number, { parts }: ExamenBlancInput): Promise<void> {
  await trx.deleteFrom('examen_blanc_part').where('idExamenBlanc', '=', idExamenBlanc).execute()
  await trx
    .insertInto('examen_blanc_part')
    .values(parts.map((part) => ({ ...part, idExamenBlanc })))
    .execute()
}

export async function insertExamenBlanc(
  trx: Trx,
  input: ExamenBlancInput,
  published: boolean,
  now: string,
): Promise<number> {
  const { id } = await trx
    .insertInto('examen_blanc')
    .values({ ...columns(input), published: bit(published), version: 1, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveParts(trx, id, input)
  return id
}

/** Changes a mock exam and increments its version. */
export async function updateExamenBlanc(
  trx: Trx,
  id: number,
  change: ExamenBlancInput | { published: Bit },
  now: string,
): Promise<void> {
  const set = 'parts' in change ? columns(change) : change
  await trx
    .updateTable('examen_blanc')
    .set((eb) => ({ ...set, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute()
  if ('parts' in change) await saveParts(trx, id, change)
}

export const removeExamenBlanc = (trx: Trx, id: number) => trx.deleteFrom('examen_blanc').where('id', '=', id).execute()
