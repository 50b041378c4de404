import { dayIn } from '@contract/clock/wall'
import type { CandidatInput } from '@contract/ecole/candidat'
import { readCells } from '@contract/ecole/import/candidatCells'
import {
  type ImportChoice,
  type ImportField,
  type ImportInput,
  type ImportJob,
  type ImportOutcome,
  updateTarget,
} from '@contract/ecole/import/candidatImport'
import { drawPassword } from '../../auth/password'
import type { Caller } from '../../caller'
import { notify } from '../../database/compte/notif'
import { knownByMark, resembling } from '../../database/ecole/candidat/duplicates'
import {
  advanceImport,
  countOutcomes,
  findImport,
  insertImport,
  presentImport,
} from '../../database/ecole/candidat/import'
import { beginGroup, endGroup } from '../../database/ecole/historique'
import { plannedInCategory } from '../../database/planning/plannedEvents'
import type { Deps } from '../../deps'
import { HttpError, notFound } from '../../errors'
import {
  CATEGORY_HELD,
  type Lookups,
  namesOtherCategory,
  type ReadRow,
  readRow,
} from '../../rules/ecole/candidatImport'
import { numberClashes } from '../../rules/ecole/numberClashes'
import { addressOf } from '../compte/accountMessages'
import { refuseFull } from '../plateforme/quotas'
import { decide, schoolOf, type Write, write } from '../write'
import { addCandidats, changeCandidat, inputOf, mustFind, type NewPerson } from './candidat'
import { importLookups } from './candidatImportPreview'

type Row = ImportInput['rows'][number]

/** A row prepared before the transaction: read, and with a temporary password if it may create an account. */
interface Prepared {
  row: Row
  read: ReadRow
  drawn: NewPerson['drawn'] | null
}

/** Rows prepared between two progress updates; other requests are answered in between. */
const STEP = 250

async function prepareRow(row: Row, lookups: Lookups): Promise<Prepared> {
  const read = readRow(row.cells, lookups)
  const mayAdd = row.choice !== 'skip' && read.input !== null
  return { row, read, drawn: mayAdd ? await drawPassword() : null }
}

const nameOf = ({ cells }: Row) => [cells.prenom, cells.nom].filter(Boolean).join(' ').trim().slice(0, 200)

const outcomeOf = (row: Row, outcome: ImportOutcome['outcome'], rest: Partial<ImportOutcome> = {}): ImportOutcome => ({
  ligne: row.ligne,
  outcome,
  nom: nameOf(row),
  idCandidat: null,
  errors: {},
  ...rest,
})

/** The school's candidates that a row resembles. */
const likenesses = (row: Row, { lookups, known }: Pick<Ledger, 'lookups' | 'known'>) =>
  resembling(readCells(row.cells, lookups.today).values, known).map((match) => ({ id: match.known.id, by: match.by }))

type Holder = NonNullable<ImportOutcome['holder']>

/** State shared by the rows of one import: the school's records, and what the previous rows have added. */
interface Ledger {
  work: Write
  /** The id of the import's entry in the log. */
  groupe: number
  lookups: Lookups
  known: Awaited<ReturnType<typeof knownByMark>>
  /** The identity numbers in this import's rows, with their holders. */
  numbers: Map<string, Holder>
  adding: { index: number; person: NewPerson }[]
}

const numbersOf = ({ cin, passeport }: CandidatInput) =>
  [cin && `cin:${cin}`, passeport && `passeport:${passeport}`].filter((number): number is string => Boolean(number))

/** The fault and the holder when a row's identity number belongs to another row or to another candidate (than `id`). */
function numberTaken(ledger: Ledger, numbers: string[], id: number | null): Partial<ImportOutcome> | null {
  for (const number of numbers) {
    const other = ledger.known.get(number)?.find((known) => known.id !== id)
    const holder = other
      ? { id: other.id, ligne: null, nom: `${other.prenom} ${other.nom}` }
      : ledger.numbers.get(number)
    if (holder) return { errors: { [number.startsWith('cin') ? 'cin' : 'passeport']: 'duplicate' }, holder }
  }
  return null
}

const brings = (ledger: Ledger, numbers: string[], row: Row) => {
  const holder = { id: null, ligne: row.ligne, nom: nameOf(row) }
  for (const number of numbers) ledger.numbers.set(number, holder)
}

/** Updates the candidate of a row. Empty cells change nothing; a row without any change is skipped. */
async function applyUpdate(ledger: Ledger, row: Row, id: number): Promise<ImportOutcome> {
  const { work, lookups } = ledger
  const before = await mustFind(work.trx, work.caller, 'update', id)
  const base = inputOf(before)
  const { input, errors, tooYoung } = readRow(row.cells, lookups, base)
  const isOther = namesOtherCategory(row.cells, lookups, base)
  if (isOther && (await plannedInCategory(work.trx, { candidat: id }, work.now)) > 0) {
    return outcomeOf(row, 'refused', { errors: { ...errors, ...CATEGORY_HELD }, idCandidat: id })
  }
  if (!input) return outcomeOf(row, 'refused', { errors, idCandidat: id, ...(tooYoung && { tooYoung }) })
  if (JSON.stringify(input) === JSON.stringify({ ...input, ...base }))
    return outcomeOf(row, 'skipped', { idCandidat: id })
  const own = new Set(numbersOf(base))
  const numbers = numbersOf(input).filter((number) => !own.has(number))
  const taken = numberTaken(ledger, numbers, id)
  if (taken) return outcomeOf(row, 'refused', { ...taken, idCandidat: id })
  brings(ledger, numbers, row)
  await changeCandidat(work, before, input, ledger.groupe)
  return outcomeOf(row, 'updated', { idCandidat: id })
}

/** Queues a row to be added with the others; a taken identity number refuses it. */
function planAdd(ledger: Ledger, index: number, { row, read, drawn }: Prepared): ImportOutcome {
  const { errors, tooYoung } = read
  if (!read.input || !drawn) return outcomeOf(row, 'refused', { errors, ...(tooYoung && { tooYoung }) })
  const numbers = numbersOf(read.input)
  const taken = numberTaken(ledger, numbers, null)
  if (taken) return outcomeOf(row, 'refused', taken)
  brings(ledger, numbers, row)
  ledger.adding.push({ index, person: { input: read.input, drawn } })
  return outcomeOf(row, 'added')
}

/** The cell that makes the match ambiguous: the phone alone, or a name that two people share. */
const doubtful = (alike: { by: string[] }[]): ImportField =>
  alike.some(({ by }) => by.includes('identite')) ? 'nom' : 'telephone'

async function applyRow(ledger: Ledger, index: number, prepared: Prepared): Promise<ImportOutcome> {
  const { row } = prepared
  const decide: Record<ImportChoice, () => ImportOutcome | Promise<ImportOutcome>> = {
    skip: () => outcomeOf(row, 'skipped'),
    add: () => planAdd(ledger, index, prepared),
    update: () => {
      const alike = likenesses(row, ledger)
      const id = updateTarget(alike)
      if (id !== null) return applyUpdate(ledger, row, id)
      if (alike.length === 0) return planAdd(ledger, index, prepared)
      return outcomeOf(row, 'refused', { errors: { [doubtful(alike)]: 'duplicate' } })
    },
  }
  return decide[row.choice]()
}

/** A row whose identity number another row gives to another person. */
const refusedClash = ({ row, read }: Prepared, field: ImportField, other: Row): ImportOutcome =>
  outcomeOf(row, 'refused', {
    errors: { ...read.errors, [field]: 'duplicate' },
    holder: { id: null, ligne: other.ligne, nom: nameOf(other) },
    ...(read.tooYoung && { tooYoung: read.tooYoung }),
  })

interface Job {
  job: number
  input: ImportInput
  idAutoEcole: number
  lookups: Lookups
}

/** The log entry of the whole import; the entries of its rows belong to it. */
function summaryOf(fichier: string, report: ImportOutcome[]) {
  const { added, updated, refused } = countOutcomes(report)
  return added + updated > 0 ? { fichier, added, updated, refused } : null
}

/** Writes all rows in one transaction, together with the end of the import. */
async function writeRows(work: Write, { job, input, idAutoEcole, lookups }: Job, rows: Prepared[]): Promise<void> {
  const { trx, now } = work
  const people = rows.map(({ row }) => readCells(row.cells, lookups.today).values)
  const known = await knownByMark(trx, idAutoEcole, people)
  const groupe = await beginGroup(trx, work.caller, now, { entite: 'import', id: job, idAutoEcole, action: 'import' })
  const ledger: Ledger = { work, groupe, lookups, known, numbers: new Map(), adding: [] }
  const clashes = numberClashes(people.map((person, index) => (rows[index]?.row.choice === 'add' ? person : {})))
  const report: ImportOutcome[] = []
  for (const [index, prepared] of rows.entries()) {
    const clash = clashes.get(index)
    const other = clash && rows[clash.other]?.row
    report.push(clash && other ? refusedClash(prepared, clash.field, other) : await applyRow(ledger, index, prepared))
  }
  await refuseFull(work, idAutoEcole, 'candidat', ledger.adding.length)
  const { envoyer } = input
  const ids = await addCandidats(
    work,
    idAutoEcole,
    ledger.adding.map(({ person }) => person),
    { idGroupe: groupe, envoyer },
  )
  for (const [position, { index, person }] of ledger.adding.entries()) {
    const acces = envoyer && addressOf(person.input) !== null
    const line = report[index]
    if (line) report[index] = { ...line, idCandidat: ids[position] ?? null, acces }
  }
  await endGroup(trx, groupe, summaryOf(input.fichier, report))
  const params = { fichier: input.fichier, added: ids.length }
  await notify(trx, [work.caller.id], { kind: 'import_done', params, target: { place: 'newCandidats' } }, now)
  const ended = { statut: 'DONE', done: rows.length, report: JSON.stringify(report) } as const
  // The import was stopped at the last moment: the transaction rolls back.
  if (!(await advanceImport(trx, job, ended, now))) throw new HttpError(409, 'state')
}

/**
 * Prepares the rows in steps so that other requests run in between, then writes. On an error nothing is written and
 * the import is marked as failed.
 */
async function run(deps: Deps, caller: Caller, job: number, input: ImportInput): Promise<void> {
  const idAutoEcole = schoolOf(caller)
  const now = () => deps.clock().toISOString()
  try {
    const lookups = await importLookups(deps.db, idAutoEcole, dayIn(deps.clock(), caller.pays), input.idPermi ?? null)
    const prepared: Prepared[] = []
    for (let start = 0; start < input.rows.length; start += STEP) {
      prepared.push(
        ...(await Promise.all(input.rows.slice(start, start + STEP).map((row) => prepareRow(row, lookups)))),
      )
      if (!(await advanceImport(deps.db, job, { done: prepared.length }, now()))) return
    }
    await write(deps, caller, (work) => writeRows(work, { job, input, idAutoEcole, lookups }, prepared))
  } catch (error) {
    const message = error instanceof HttpError ? error.code : 'internal'
    // biome-ignore lint/suspicious/noConsole: an unexpected error must be visible to the operator of the host.
    if (message === 'internal') console.error('Import failed', error)
    await advanceImport(deps.db, job, { statut: 'FAILED', message }, now())
  }
}

/** Starts an import and answers immediately; the page polls its progress. */
export async function startImport(deps: Deps, caller: Caller, input: ImportInput): Promise<ImportJob> {
  const now = deps.clock().toISOString()
  const job = await decide(deps, async (trx) => {
    const { fichier, rows } = input
    const begun = { idAutoEcole: schoolOf(caller), idUtilisateur: caller.id, fichier, total: rows.length }
    return presentImport(await insertImport(trx, begun, now))
  })
  // Not awaited: the answer must not wait for the work. `run` stores its errors; when even that fails
  // (the database is gone), later requests report the import as cut off.
  run(deps, caller, job.id, input).catch(() => undefined)
  return job
}

/** An import without progress for this time was cut off with its tab. */
const SILENCE_MS = 20_000

/** @throws 404 for an import of another school */
export async function readImport(deps: Deps, caller: Caller, id: number): Promise<ImportJob> {
  const row = await findImport(deps.db, schoolOf(caller), id)
  if (!row) throw notFound()
  const now = deps.clock()
  if (row.statut !== 'RUNNING' || now.getTime() - Date.parse(row.updatedAt) < SILENCE_MS) return presentImport(row)
  const cutOff = { statut: 'FAILED', message: 'internal' } as const
  // The import may have ended, in another tab, since it was read.
  const failed = await advanceImport(deps.db, id, cutOff, now.toISOString())
  return failed ? presentImport({ ...row, ...cutOff }) : readImport(deps, caller, id)
}

/** Stops a running import; an ended one is left unchanged. */
export async function cancelImport(deps: Deps, caller: Caller, id: number): Promise<ImportJob> {
  await readImport(deps, caller, id)
  await advanceImport(deps.db, id, { statut: 'CANCELLED' }, deps.clock().toISOString())
  return readImport(deps, caller, id)
}
