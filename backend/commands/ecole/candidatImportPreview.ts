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
import type { Db, Trx } from '../../database/schema'
import type { Deps } from '../../deps'
import { CATEGORY_HELD, type Lookups, namesOtherCategory, readRow } from '../../rules/ecole/candidatImport'
import { schoolOf } from '../write'

/** The school's categories and instructors, which cells refer to. */
export async function importLookups(
  db: Db | Trx,
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

/** Earlier rows of the same file that resemble each row. */
function withinFile(people: Identity[]): ImportRowReport['duplicates'][] {
  const first = new Map<string, number>()
  return people.map((person, row) => {
    const found = new Map<number, ImportRowReport['duplicates'][number]>()
    for (const [reason, value] of marks(person)) {
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
async function inputsOf(db: Db | Trx, ids: number[]): Promise<Map<number, CandidatInput>> {
  const found = new Map<number, CandidatInput>()
  for (const part of chunks(ids, 500)) {
    for (const row of await candidatsByIds(db, part)) found.set(row.id, candidatFields.strip().parse(row))
  }
  return found
}

type Duplicates = ImportRowReport['duplicates']

/** The candidates that a row resembles: those of the school, then earlier rows of the file. */
function duplicatesOf(
  person: Identity,
  known: Awaited<ReturnType<typeof knownByMark>>,
  inFile: Duplicates,
): Duplicates {
  const ofSchool = resembling(person, known).map((match) => ({
    id: match.known.id,
    row: null,
    nom: `${match.known.prenom} ${match.known.nom}`,
    by: match.by,
    canAdd: !forbidsAdding(match.by),
  }))
  return [...ofSchool, ...inFile]
}

/** The expected result of each row: the fault of each cell, and the candidates it resembles. Writes nothing. */
export async function previewImport(deps: Deps, caller: Caller, input: ImportPreviewInput): Promise<ImportPreview> {
  const idAutoEcole = schoolOf(caller)
  const lookups = await importLookups(deps.db, idAutoEcole, dayIn(deps.clock(), caller.pays), input.idPermi ?? null)
  const people = input.rows.map((cells: ImportCells) => readCells(cells, lookups.today).values)
  const known = await knownByMark(deps.db, idAutoEcole, people)
  const inFile = withinFile(people)
  const judged = input.rows.map((cells, index) => {
    const duplicates = duplicatesOf(people[index] ?? {}, known, inFile[index] ?? [])
    return { cells, duplicates, target: updateTarget(duplicates) }
  })
  const targets = judged.flatMap(({ target }) => target ?? [])
  const bases = await inputsOf(deps.db, targets)
  const held = await heldInCategory(deps.db, targets, deps.clock().toISOString())
  const rows = judged.map(({ cells, duplicates, target }) => {
    const base = bases.get(target ?? 0)
    const { errors, tooYoung } = readRow(cells, lookups)
    if (!base || target === null) return { errors, duplicates, ...(tooYoung && { tooYoung }) }
    const isHeld = held.has(target) && namesOtherCategory(cells, lookups, base)
    const update = readRow(cells, lookups, base)
    const updateErrors = { ...update.errors, ...(isHeld && CATEGORY_HELD) }
    const asked = update.tooYoung ?? tooYoung
    return { errors, duplicates, updateErrors, ...(asked && { tooYoung: asked }) }
  })
  return { rows }
}
