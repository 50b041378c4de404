import { sql } from 'kysely'
import type { TableName } from '../ownership'
import type { Conn, Db, Trx } from '../schema'
import { insertRows, type Row } from './copyRows'
import { NewIds } from './newIds'
import { LEAVING, ruleOf } from './rules'
import type { Shapes } from './shape'

interface Meeting {
  copy: Db
  trx: Conn
  /** The school's id in the copy. */
  school: number
  ids: NewIds
  shapes: Shapes
}

interface Moving extends Meeting {
  trx: Trx
}

/** Thrown for a school that uses licence categories which this platform does not have. */
export class UnknownPermisError extends Error {
  /** @param permis their codes */
  constructor(readonly permis: readonly string[]) {
    super(`This platform has no licence category ${permis.join(', ')}`)
    this.name = 'UnknownPermisError'
  }
}

/** The columns that identify a row of the platform across databases. */
const SAME = {
  permi: ['pays', 'code'],
  domaine: ['nom'],
  pack: ['nom', 'frequence', 'prix'],
  serie: ['topic', 'titleFr', 'titleAr'],
  examen_blanc: ['titleFr', 'titleAr'],
  question: ['reference'],
} as const satisfies Partial<Record<TableName, readonly string[]>>
type Known = keyof typeof SAME

/** Values that hide the imported platform rows: the school that used them keeps them, nobody else is offered them. */
const HIDDEN: Partial<Record<Known, Row>> = {
  pack: { actif: 0 },
  serie: { published: 0 },
  examen_blanc: { published: 0 },
  question: { published: 0 },
}

const keyOf = (row: Row, columns: readonly string[]) => JSON.stringify(columns.map((column) => row[column]))

const leavingOf = async ({ copy, school }: Meeting, table: TableName): Promise<Row[]> =>
  (await sql<Row>`select * from ${sql.table(table)} where ${ruleOf(table)(school)} order by id`.execute(copy)).rows

/** The ids of a platform table that the school's own rows refer to. */
async function referredTo({ copy, school, shapes }: Meeting, table: TableName): Promise<Set<number>> {
  const found = new Set<number>()
  for (const from of LEAVING) {
    if (from in SAME) continue
    for (const [column, parent] of shapes.get(from)?.references ?? []) {
      if (parent !== table) continue
      const { rows } = await sql<{ id: number }>`
        select distinct ${sql.ref(column)} as id from ${sql.table(from)}
        where ${sql.ref(column)} is not null and ${ruleOf(from)(school)}`.execute(copy)
      for (const { id } of rows) found.add(id)
    }
  }
  return found
}

/** Maps the rows that this database already has. @returns the rows that it lacks */
async function meet(moving: Meeting, table: Known): Promise<Row[]> {
  const columns = SAME[table]
  const rows = await leavingOf(moving, table)
  const { rows: here } = await sql<Row>`
    select id, ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)} order by id`.execute(
    moving.trx,
  )
  const known = new Map(here.reverse().map((row) => [keyOf(row, columns), Number(row.id)]))
  return rows.filter((row) => {
    const id = known.get(keyOf(row, columns))
    if (id !== undefined) moving.ids.set(table, Number(row.id), id)
    return id === undefined
  })
}

/** Maps the rows that this database already has. @returns the rows that it lacks and that the school's own rows need */
async function meetUsed(moving: Meeting, table: Known): Promise<Row[]> {
  const used = await referredTo(moving, table)
  return (await meet(moving, table)).filter(({ id }) => used.has(Number(id)))
}

/** Maps the licence categories. @returns the codes of those that the school needs and that this database lacks */
const meetPermis = async (moving: Meeting): Promise<string[]> =>
  (await meetUsed(moving, 'permi')).map(({ code }) => String(code))

/** The codes of the licence categories that a school of a copy needs and that this database lacks. */
export const unknownPermis = (copy: Db, db: Conn, school: number, shapes: Shapes): Promise<string[]> =>
  meetPermis({ copy, trx: db, school, ids: new NewIds(), shapes })

async function bring(
  { trx, ids }: Moving,
  table: TableName,
  rows: readonly Row[],
  change: (row: Row) => Row,
): Promise<void> {
  await ids.give(
    trx,
    table,
    rows.map(({ id }) => Number(id)),
  )
  if (rows.length > 0)
    await insertRows(
      trx,
      table,
      rows.map((row) => ({ ...change(row), id: ids.of(table, Number(row.id)) })),
    )
}

/** The rows of a table whose `column` refers to one of `parents`. */
async function partsOf(db: Conn, table: TableName, column: string, parents: readonly number[]): Promise<Row[]> {
  if (parents.length === 0) return []
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(parents)}) order by ${sql.ref(column)}`.execute(
    db,
  )
  return rows
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => Number(id))

/** Maps the choices of known questions by their position. @returns the choices of questions that this database lacks */
async function meetChoices(moving: Moving): Promise<Row[]> {
  const { trx, ids } = moving
  const rows = await leavingOf(moving, 'question_choice')
  const questions = new Set(rows.flatMap(({ idQuestion }) => ids.of('question', Number(idQuestion)) ?? []))
  const here = await partsOf(trx, 'question_choice', 'idQuestion', [...questions])
  const known = new Map(here.map((row) => [keyOf(row, ['idQuestion', 'rang']), Number(row.id)]))
  return rows.filter((row) => {
    const question = ids.of('question', Number(row.idQuestion))
    if (question === undefined) return true
    const id = known.get(keyOf({ ...row, idQuestion: question }, ['idQuestion', 'rang']))
    if (id !== undefined) ids.set('question_choice', Number(row.id), id)
    return false
  })
}

/** Imports the questions that people of the school were asked, with their choices and series. */
async function bringCourse(moving: Moving): Promise<void> {
  const { copy, trx, ids } = moving
  const questions = await meetUsed(moving, 'question')
  const choices = await meetChoices(moving)
  const around = new Set([...(await referredTo(moving, 'serie')), ...questions.map(({ idSerie }) => Number(idSerie))])
  const series = (await meet(moving, 'serie')).filter(({ id }) => around.has(Number(id)))
  await bring(moving, 'serie', series, (row) => ({ ...row, ...HIDDEN.serie }))
  const inSeries = (row: Row) => ({ ...row, idSerie: ids.of('serie', Number(row.idSerie)) })
  await bring(moving, 'question', questions, (row) => ({ ...inSeries(row), ...HIDDEN.question }))
  const offered = choices.filter(({ idQuestion }) => ids.of('question', Number(idQuestion)) !== undefined)
  await bring(moving, 'question_choice', offered, (row) => ({
    ...row,
    idQuestion: ids.of('question', Number(row.idQuestion)),
  }))
  const licences = await partsOf(copy, 'serie_permi', 'idSerie', idsOf(series))
  if (licences.length > 0) await insertRows(trx, 'serie_permi', licences.map(inSeries))
}

async function bringExams(moving: Moving): Promise<void> {
  const { copy, trx, ids } = moving
  const exams = await meetUsed(moving, 'examen_blanc')
  await bring(moving, 'examen_blanc', exams, (row) => ({ ...row, ...HIDDEN.examen_blanc }))
  const parts = await partsOf(copy, 'examen_blanc_part', 'idExamenBlanc', idsOf(exams))
  const inExams = (row: Row) => ({ ...row, idExamenBlanc: ids.of('examen_blanc', Number(row.idExamenBlanc)) })
  if (parts.length > 0) await insertRows(trx, 'examen_blanc_part', parts.map(inExams))
}

/**
 * Imports the platform rows that a school's rows refer to. Rows that this database already has are recognised by the
 * columns in `SAME`, the others are added, but for licence categories: every school is offered those. Rows that the
 * school never used are not imported.
 * @throws UnknownPermisError
 */
export async function bringPlatformRows(moving: Moving): Promise<void> {
  const permis = await meetPermis(moving)
  if (permis.length > 0) throw new UnknownPermisError(permis)
  for (const table of ['domaine', 'pack'] as const) {
    await bring(moving, table, await meetUsed(moving, table), (row) => ({ ...row, ...HIDDEN[table] }))
  }
  await bringCourse(moving)
  await bringExams(moving)
}
