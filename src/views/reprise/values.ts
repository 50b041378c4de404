import type { RepriseCandidat, RepriseOffre, RepriseRow } from '@contract/argent/reprise'
import type { FieldCode } from '@contract/errors'
import type { Currency } from '@core/format/number'
import { amountText, millimesOf } from '@core/format/typedAmount'

export const HOURS = ['code', 'circulation', 'parc'] as const
export const FIELDS = ['prix', ...HOURS, 'autres', 'paye'] as const
export type Field = (typeof FIELDS)[number]

/** A row as it is typed. */
export type RowValues = Record<Field, string> & { offre: string }
export type RowFaults = Partial<Record<Field | 'offre', FieldCode>>

/** The key of a package in a select. */
export const offreKey = ({ formule, idForfait }: Pick<RepriseOffre, 'formule' | 'idForfait'>) =>
  formule === 'FORFAIT' ? `FORFAIT-${idForfait}` : formule

/** Minutes of hours as typed: `12`, `12,5`, `12:30`, `12h30`; undefined when empty, NaN when invalid. */
export function minutesOf(text: string): number | undefined {
  const compact = text.replace(/\s/g, '').toLowerCase()
  if (!compact) return undefined
  const parts = /^(\d{1,3})(?:h|:)(\d{1,2})?(?:min)?$/.exec(compact)
  if (parts) return Number(parts[2] ?? 0) < 60 ? Number(parts[1]) * 60 + Number(parts[2] ?? 0) : Number.NaN
  return /^\d{1,3}([.,]\d{1,2})?$/.test(compact) ? Math.round(Number(compact.replace(',', '.')) * 60) : Number.NaN
}

/** Minutes as typed hours: `12:30`. */
export function hoursText(minutes: number): string {
  const rest = minutes % 60
  return rest === 0 ? String(minutes / 60) : `${Math.floor(minutes / 60)}:${String(rest).padStart(2, '0')}`
}

interface Locale {
  language: string
  currency: Currency
}

/** The proposed values: the first package at its current price, and the attested hours. */
export function proposedOf(candidat: RepriseCandidat, offres: readonly RepriseOffre[], locale: Locale): RowValues {
  const [offre] = offres
  const { code, circulation, parc } = candidat.minutes
  return {
    offre: offre ? offreKey(offre) : '',
    prix: offre ? amountText(offre.prix, locale) : '',
    code: hoursText(code),
    circulation: hoursText(circulation),
    parc: hoursText(parc),
    autres: '',
    paye: '',
  }
}

const OPTIONAL: readonly Field[] = ['autres', 'paye', ...HOURS]

function faultOf(field: Field, text: string, value: number | undefined): FieldCode | undefined {
  if (value === undefined) return OPTIONAL.includes(field) && !text.trim() ? undefined : 'required'
  return Number.isNaN(value) ? 'invalid' : undefined
}

const isHours = (field: Field) => HOURS.some((one) => one === field)
const read = (field: Field, text: string) => (isHours(field) ? minutesOf(text) : millimesOf(text))

/** The faults of a typed row by field. */
export function faultsOf(values: RowValues): RowFaults {
  const faults: RowFaults = values.offre ? {} : { offre: 'required' }
  for (const field of FIELDS) {
    const code = faultOf(field, values[field], read(field, values[field]))
    if (code) faults[field] = code
  }
  return faults
}

/** The row to send; null while a value cannot be read. */
export function rowOf(idCandidat: number, values: RowValues, offres: readonly RepriseOffre[]): RepriseRow | null {
  const offre = offres.find((one) => offreKey(one) === values.offre)
  if (!offre || Object.keys(faultsOf(values)).length > 0) return null
  const figure = (field: Field) => read(field, values[field]) ?? 0
  return {
    idCandidat,
    formule: offre.formule,
    idForfait: offre.idForfait,
    prix: figure('prix'),
    minutesCode: figure('code'),
    minutesCirculation: figure('circulation'),
    minutesParc: figure('parc'),
    autres: figure('autres'),
    paye: figure('paye'),
  }
}
