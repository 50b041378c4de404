import type { Memory } from '../../rules/cours/memory'
import { bit } from '../bit'
import { chunks } from '../chunks'
import type { Conn, Trx } from '../schema'

/** The stored memories and kept questions of a person, by question. */
export async function memoiresOf(db: Conn, idUtilisateur: number) {
  const rows = await db.selectFrom('memoire').selectAll().where('idUtilisateur', '=', idUtilisateur).execute()
  return new Map(rows.map((row) => [row.idQuestion, row]))
}

/** The memory of a person for a question; null when they never answered it. */
export async function memoryOf(db: Conn, idUtilisateur: number, idQuestion: number): Promise<Memory | null> {
  const row = await db
    .selectFrom('memoire')
    .select('card')
    .where('idUtilisateur', '=', idUtilisateur)
    .where('idQuestion', '=', idQuestion)
    .executeTakeFirst()
  // Only `saveMemory` writes this column.
  return row?.card ? (JSON.parse(row.card) as Memory) : null
}

interface Whose {
  idUtilisateur: number
  idQuestion: number
}

export async function saveMemory(trx: Trx, whose: Whose, memory: Memory, isCorrect: boolean): Promise<void> {
  const set = { due: memory.due, card: JSON.stringify(memory), lastCorrect: bit(isCorrect) }
  await trx
    .insertInto('memoire')
    .values({ ...whose, ...set, kept: 0 })
    .onConflict((conflict) => conflict.columns(['idUtilisateur', 'idQuestion']).doUpdateSet(set))
    .execute()
}

export async function saveKept(trx: Trx, whose: Whose, isKept: boolean): Promise<void> {
  const kept = bit(isKept)
  await trx
    .insertInto('memoire')
    .values({ ...whose, due: null, card: null, lastCorrect: null, kept })
    .onConflict((conflict) => conflict.columns(['idUtilisateur', 'idQuestion']).doUpdateSet({ kept }))
    .execute()
}

/**
 * Counts the published questions that people answered, by person and topic: all answered ones, those whose last answer
 * was wrong, and those known at a moment (the last answer was right and no repetition is due yet).
 */
export async function knownCounts(db: Conn, people: readonly number[], now: string) {
  const parts = chunks(people, 500).map((ids) =>
    db
      .selectFrom('memoire')
      .innerJoin('question', 'question.id', 'memoire.idQuestion')
      .innerJoin('serie', 'serie.id', 'question.idSerie')
      .where('memoire.idUtilisateur', 'in', ids)
      .where('memoire.lastCorrect', 'is not', null)
      .where('question.published', '=', 1)
      .where('serie.published', '=', 1)
      .groupBy(['memoire.idUtilisateur', 'serie.topic'])
      .select((eb) => [
        'memoire.idUtilisateur',
        'serie.topic',
        eb.fn.countAll<number>().as('seen'),
        eb.fn.sum<number>('memoire.lastCorrect').as('right'),
        eb.fn
          .sum<number>(
            eb
              .case()
              .when(eb.and([eb('memoire.lastCorrect', '=', 1), eb('memoire.due', '>', now)]))
              .then(1)
              .else(0)
              .end(),
          )
          .as('known'),
      ])
      .execute(),
  )
  return (await Promise.all(parts)).flat().map(({ right, ...row }) => {
    const seen = Number(row.seen)
    return { ...row, seen, known: Number(row.known), wrong: seen - Number(right) }
  })
}
export type KnownCounts = Awaited<ReturnType<typeof knownCounts>>
