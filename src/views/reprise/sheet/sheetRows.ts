import type { RepriseCandidat, RepriseOffre, RepriseRow } from '@contract/argent/reprise'
import { fold } from '@contract/fold'
import type { Currency } from '@core/format/number'
import { amountText } from '@core/format/typedAmount'
import type { SheetRow } from '@core/spreadsheet/types'
import { FIELDS, faultsOf, offreKey, proposedOf, rowOf } from '../values'
import type { Mapping, Target } from './columns'

/** The reason why a cell is refused. */
export type SheetFaultCode = 'nobody' | 'several' | 'twice' | 'package' | 'no_prices' | 'figure'
export interface SheetFault {
  line: number
  target: Target
  text: string
  code: SheetFaultCode
}
export interface SheetRead {
  rows: { toSend: RepriseRow; candidat: RepriseCandidat }[]
  faults: SheetFault[]
}

interface Known {
  candidats: readonly RepriseCandidat[]
  offres: readonly RepriseOffre[]
  language: string
  currency: Currency
}

type Cells = Partial<Record<Target, string>>

const digits = (text: string) => text.replace(/\D/g, '')
/** The words of a name in any order. */
const nameKey = (text: string) => fold(text).split(' ').sort().join(' ')

/**
 * The candidates that a row may mean: by the identity card; without one by the name, and by the telephone where the
 * name is missing or not unique.
 */
function whoIs(cells: Cells, candidats: readonly RepriseCandidat[]): readonly RepriseCandidat[] {
  const { cin, telephone, nom = '', prenom = '', nomComplet = `${prenom} ${nom}` } = cells
  if (cin) return candidats.filter((one) => one.cin !== null && fold(one.cin) === fold(cin))
  const name = nameKey(nomComplet)
  const named = name ? candidats.filter((one) => nameKey(`${one.prenom} ${one.nom}`) === name) : candidats
  if (!telephone || (name && named.length === 1)) return name ? named : []
  return named.filter((one) => one.telephone !== null && digits(one.telephone).endsWith(digits(telephone).slice(-8)))
}

const BY_HOUR = /heure|hour|stunde|hora|carte/
const DEFAULTS = /defaut|default|standard|padrao/

/** The package that a cell names; the first one for an empty cell. */
function offreOf(text: string | undefined, offres: readonly RepriseOffre[]): RepriseOffre | undefined {
  if (!text) return offres[0]
  const words = fold(text)
  const other = DEFAULTS.test(words) ? 'DEFAULT' : null
  const formule = BY_HOUR.test(words) ? 'HOURS' : other
  return offres.find(({ nom }) => nom !== null && fold(nom) === words) ?? offres.find((one) => one.formule === formule)
}

/** An amount without its currency. */
const figureText = (text: string) => text.replace(/dt|tnd|dinars?|eur|€|heures?(?!\d)/gi, '').trim()

function cellsOf({ cells }: SheetRow, mapping: Mapping): Cells {
  const named = Object.entries(mapping).flatMap(([index, target]) => {
    const text = cells[Number(index)]?.trim()
    return target && text ? [[target, text]] : []
  })
  return Object.fromEntries(named)
}

/** The first used column that identifies the person, for a fault. */
const personTarget = (cells: Cells): Target =>
  (['cin', 'nomComplet', 'nom', 'telephone'] as const).find((target) => cells[target]) ?? 'cin'

/** Reads the rows of a sheet and collects all faults; nothing may be saved while there is one. */
export function readRows(rows: readonly SheetRow[], mapping: Mapping, known: Known): SheetRead {
  const read: SheetRead = { rows: [], faults: [] }
  const seen = new Set<number>()
  for (const row of rows) {
    const cells = cellsOf(row, mapping)
    if (Object.keys(cells).length === 0) continue
    const fault = (target: Target, code: SheetFaultCode) =>
      read.faults.push({ line: row.line, target, text: cells[target] ?? '', code })
    const [candidat, another] = whoIs(cells, known.candidats)
    if (!candidat || another) {
      fault(personTarget(cells), candidat ? 'several' : 'nobody')
      continue
    }
    if (seen.has(candidat.id)) {
      fault(personTarget(cells), 'twice')
      continue
    }
    seen.add(candidat.id)
    const offres = known.offres.filter(({ idPermi }) => idPermi === candidat.idPermi)
    const offre = offreOf(cells.offre, offres)
    if (!offre) {
      fault('offre', offres.length === 0 ? 'no_prices' : 'package')
      continue
    }
    const usual = { ...proposedOf(candidat, offres, known), prix: amountText(offre.prix, known) }
    const typed = FIELDS.flatMap((field) => (cells[field] ? [[field, figureText(cells[field])]] : []))
    const values = { ...usual, offre: offreKey(offre), ...Object.fromEntries(typed) }
    const faults = faultsOf(values)
    for (const field of FIELDS) if (faults[field]) fault(field, 'figure')
    const toSend = rowOf(candidat.id, values, offres)
    if (toSend) read.rows.push({ toSend, candidat })
  }
  return read
}
