import { ageOn } from '@contract/clock/days'
import { type CandidatInput, candidatInput } from '@contract/ecole/candidat'
import { type CellValues, readCells } from '@contract/ecole/import/candidatCells'
import { IMPORT_FIELDS, type ImportCells, type ImportField } from '@contract/ecole/import/candidatImport'
import { type FieldErrors, fieldErrors } from '@contract/errors'
import { fold } from '@contract/fold'
import { dateFaults } from './candidat'

/** The school's records that cells refer to by code or name. */
export interface Lookups {
  today: string
  permis: { id: number; code: string; ageMin: number; enseigne: boolean }[]
  moniteurs: { id: number; nom: string; prenom: string }[]
  /** The category of rows that name none. */
  idPermi: number | null
}

export type ImportErrors = Partial<Record<ImportField, FieldErrors[string]>>

export interface ReadRow {
  /** Null when the row has a fault. */
  input: CandidatInput | null
  errors: ImportErrors
  /** With the fault `too_young`: the minimum age of the category. */
  tooYoung?: { ageMin: number; permi: string | null }
}

/** The column names of those input fields that are called differently in a list. */
const COLUMN: Record<string, ImportField> = { idPermi: 'permi', idMoniteur: 'moniteur' }
const isColumn = (name: string): name is ImportField => (IMPORT_FIELDS as readonly string[]).includes(name)

function byColumn(errors: FieldErrors): ImportErrors {
  const columns: ImportErrors = {}
  for (const [field, code] of Object.entries(errors)) {
    const column = COLUMN[field] ?? (isColumn(field) ? field : 'nom')
    columns[column] ??= code
  }
  return columns
}

/**
 * The instructor with a name: both parts in either order, or one part alone; an ambiguous name matches no instructor.
 */
function moniteurNamed(name: string, moniteurs: Lookups['moniteurs']): number | null {
  const wanted = fold(name)
  const whole = moniteurs.filter(
    ({ nom, prenom }) => fold(`${nom} ${prenom}`) === wanted || fold(`${prenom} ${nom}`) === wanted,
  )
  const found =
    whole.length > 0 ? whole : moniteurs.filter(({ nom, prenom }) => [fold(nom), fold(prenom)].includes(wanted))
  return found.length === 1 ? (found[0]?.id ?? null) : null
}

/** Future dates are reported together with all other faults of the row. */
function futureDates({ dateNaissance = '', dateInscription = '' }: CellValues, today: string): ImportErrors {
  return {
    ...(dateNaissance > today && { dateNaissance: 'date_future' as const }),
    ...(dateInscription > today && { dateInscription: 'date_future' as const }),
  }
}

/** The minimum age: that of the category; for a row without a category, the lowest of all. */
function ageAsked(idPermi: number | undefined, { permis }: Lookups): NonNullable<ReadRow['tooYoung']> {
  const permi = permis.find(({ id }) => id === idPermi)
  const least = permis.length > 0 ? Math.min(...permis.map(({ ageMin }) => ageMin)) : 0
  return { ageMin: permi?.ageMin ?? least, permi: permi?.code ?? null }
}

/** Checks the age even when the category is missing: some birth dates are too recent for every category. */
function youth(birth: string | undefined, asked: NonNullable<ReadRow['tooYoung']>, today: string): ImportErrors {
  const isTooYoung = birth !== undefined && birth <= today && ageOn(birth, today) < asked.ageMin
  return isTooYoung ? { dateNaissance: 'too_young' } : {}
}

/** Whether a row gives a candidate a different category. */
export function namesOtherCategory(
  cells: ImportCells,
  { today, permis }: Lookups,
  { idPermi }: CandidatInput,
): boolean {
  const { permi: code } = readCells(cells, today).values
  return permis.some((known) => known.code === code && known.id !== idPermi)
}

/** A category that the school does not teach; a candidate who already has it keeps it. */
const NOT_TAUGHT = { permi: 'not_taught' } as const

/** Planned events depend on the category, so a cell that would change it is refused, as in the form. */
export const CATEGORY_HELD = { permi: 'events_ahead' } as const

/**
 * Reads a row of a list as a candidate. On an update `base` is the existing candidate: an empty cell changes nothing.
 */
export function readRow(cells: ImportCells, lookups: Lookups, base?: CandidatInput): ReadRow {
  const read = readCells(cells, lookups.today)
  const { permi: code, moniteur: name, ...values } = read.values
  const permi = lookups.permis.find((known) => (code ? known.code === code : known.id === lookups.idPermi))
  const idMoniteur = name ? moniteurNamed(name, lookups.moniteurs) : (base?.idMoniteur ?? null)
  const idPermi = code ? permi?.id : (base?.idPermi ?? permi?.id)
  const parsed = candidatInput.safeParse({
    dateInscription: lookups.today,
    ...base,
    ...values,
    idPermi,
    idMoniteur,
  })
  const errors: ImportErrors = {
    ...(parsed.success ? {} : byColumn(fieldErrors(parsed.error))),
    ...(code && !permi && { permi: 'unknown' as const }),
    ...(permi && !permi.enseigne && idPermi === permi.id && base?.idPermi !== permi.id && NOT_TAUGHT),
    ...(name && idMoniteur === null && { moniteur: 'unknown' as const }),
    ...read.errors,
  }
  const asked = ageAsked(idPermi, lookups)
  const birth = values.dateNaissance ?? base?.dateNaissance
  const dates = parsed.success
    ? byColumn(dateFaults(parsed.data, asked.ageMin, lookups.today))
    : { ...futureDates(values, lookups.today), ...youth(birth, asked, lookups.today) }
  const all = { ...dates, ...errors }
  const tooYoung = all.dateNaissance === 'too_young' && { tooYoung: asked }
  const isGood = parsed.success && Object.keys(all).length === 0
  return { input: isGood ? parsed.data : null, errors: all, ...tooYoung }
}
