import { dayIn } from '@contract/clock/wall'
import { type CandidatInput, candidatFields } from '@contract/ecole/candidat'
import { readCells } from '@contract/ecole/import/candidatCells'
import {
  type ImportCells,
  type ImportPreview,
  type ImportPreviewInput,
  type ImportRowReport,
  updateTarget,
} from '@contract/ecole/import/candidatImport'
import type { Caller } from '../../caller'
import { chunks } from '../../database/chunks'
import { type Identity, knownByMark, marks, resembling } from '../../database/ecole/candidat/duplicates'
import { candidatsByIds } from '../../database/ecole/candidat/rows'
import { moniteursAtWork } from '../../database/ecole/moniteur'
import { permisOf } from '../../database/ecole/permi'
import { heldInCategory } from '../../database/planning/plannedEvents'
import type { Conn } from '../../database/schema'
import type { Deps } from '../../deps'
import { CATEGORY_HELD, type Lookups, namesOtherCategory, readRow } from '../../rules/ecole/candidatImport'
import { type Clash, numberClashes } from '../../rules/ecole/numberClashes'
import { placesLeft } from '../plateforme/quotas'
import { schoolOf } from '../write'

/** The school's categories and instructors, which cells refer to. */
export async function importLookups(
  db: Conn,
  idAutoEcole: number,
  today: string,
  idPermi: number | null,
): Promise<Lookups> {
  const permis = await permisOf(db, idAutoEcole)
  const moniteurs = await moniteursAtWork(db, idAutoEcole)
  return { today, permis, moniteurs, idPermi }
}

/** Identity numbers are unique in a school: a second record with the same one cannot be added. */
const forbidsAdding = (by: string[]) => by.includes('cin') || by.includes('passeport')

type Duplicates = ImportRowReport['duplicates']

/** Earlier rows of the same file that resemble each row; a number that two people share is a fault, no resemblance. */
function withinFile(people: Identity[], clashes: ReadonlyMap<number, Clash>): Duplicates[] {
  const first = new Map<string, number>()
  return people.map((person, row) => {
    const found = new Map<number, ImportRowReport['duplicates'][number]>()
    for (const [reason, value] of marks(person)) {
      if (reason === clashes.get(row)?.field) continue
      const earlier = first.get(`${reason}:${value}`)
      if (earlier === undefined) first.set(`${reason}:${value}`, row)
      else {
        const nom = `${people[earlier]?.prenom ?? ''} ${people[earlier]?.nom ?? ''}`.trim()
        const entry = found.get(earlier) ?? { id: null, row: earlier, nom, by: [], canAdd: true }
        entry.by.push(reason)
        entry.canAdd = !forbidsAdding(entry.by)
        found.set(earlier, entry)
      }
    }
    return [...found.values()]
  })
}

/** Candidates as form input, by their id. */
async function inputsOf(db: Conn, ids: number[]): Promise<Map<number, CandidatInput>> {
  const found = new Map<number, CandidatInput>()
  for (const part of chunks(ids, 500)) {
    for (const row of await candidatsByIds(db, part)) found.set(row.id, candidatFields.strip().parse(row))
  }
  return found
}

/** The school's candidates whom a row resembles. */
const inSchool = (person: Identity, known: Awaited<ReturnType<typeof knownByMark>>): Duplicates =>
  resembling(person, known).map((match) => ({
    id: match.known.id,
    row: null,
    nom: `${match.known.prenom} ${match.known.nom}`,
    by: match.by,
    canAdd: !forbidsAdding(match.by),
  }))

/** A row with the candidates of the school and the earlier rows that it resembles. */
interface Judged {
  cells: ImportCells
  duplicates: Duplicates
  /** The candidate whom the row can update. */
  target: number | null
  /** The fault of a number that another row gives to another person. */
  clash: ImportRowReport['errors']
}

async function judge(deps: Deps, idAutoEcole: number, rows: ImportCells[], today: string): Promise<Judged[]> {
  const people = rows.map((cells) => readCells(cells, today).values)
  const known = await knownByMark(deps.db, idAutoEcole, people)
  const ofSchool = people.map((person) => inSchool(person, known))
  const targets = ofSchool.map(updateTarget)
  const clashes = numberClashes(people.map((person, index) => (targets[index] === null ? person : {})))
  const inFile = withinFile(people, clashes)
  return rows.map((cells, index) => {
    const clash = clashes.get(index)
    return {
      cells,
      duplicates: [...(ofSchool[index] ?? []), ...(inFile[index] ?? [])],
      target: targets[index] ?? null,
      clash: clash ? { [clash.field]: 'duplicate' } : {},
    }
  })
}

/**
 * The expected result of each row: the fault of each cell, and the candidates it resembles; with the number of places
 * that the school has left. Writes nothing.
 */
export async function previewImport(deps: Deps, caller: Caller, input: ImportPreviewInput): Promise<ImportPreview> {
  const idAutoEcole = schoolOf(caller)
  const today = dayIn(deps.clock(), caller.pays)
  const lookups = await importLookups(deps.db, idAutoEcole, today, input.idPermi ?? null)
  const judged = await judge(deps, idAutoEcole, input.rows, today)
  const targets = judged.flatMap(({ target }) => target ?? [])
  const bases = await inputsOf(deps.db, targets)
  const held = await heldInCategory(deps.db, targets, deps.clock().toISOString())
  const rows = judged.map(({ cells, duplicates, target, clash }) => {
    const base = bases.get(target ?? 0)
    const { errors: read, tooYoung } = readRow(cells, lookups)
    const errors = { ...clash, ...read }
    if (!base || target === null) return { errors, duplicates, ...(tooYoung && { tooYoung }) }
    const isHeld = held.has(target) && namesOtherCategory(cells, lookups, base)
    const update = readRow(cells, lookups, base)
    const updateErrors = { ...update.errors, ...(isHeld && CATEGORY_HELD) }
    const asked = update.tooYoung ?? tooYoung
    return { errors, duplicates, updateErrors, ...(asked && { tooYoung: asked }) }
  })
  return { rows, places: await placesLeft(deps.db, idAutoEcole, 'candidat', today) }
}
