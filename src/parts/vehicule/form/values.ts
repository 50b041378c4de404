import type { Availability } from '@contract/ecole/availability'
import type { Boite, Vehicule, VehiculeValues } from '@contract/ecole/vehicule'
import { numberFormat } from '@core/format/locale'

/** The form's values: numbers as typed, and the record's version, which a draft keeps too. */
export interface VehiculeFormValues {
  immatriculation: string
  marque: string
  modele: string
  annee: string
  idPermi: number | null
  boite: Boite | null
  kilometrage: string
  finAssurance: string
  finVisite: string
  finVignette: string
  availability: Availability
  note: string
  version: number
}

export const NEW_VEHICULE: VehiculeFormValues = {
  immatriculation: '',
  marque: '',
  modele: '',
  annee: '',
  idPermi: null,
  boite: 'manuelle',
  kilometrage: '',
  finAssurance: '',
  finVisite: '',
  finVignette: '',
  availability: 'Available',
  note: '',
  version: 0,
}

/** Parses a typed whole number (`148320`, `148 320`); undefined when empty, NaN when invalid. */
export function wholeOf(text: string): number | undefined {
  const compact = text.replace(/[\s.]/g, '')
  if (!compact) return undefined
  return /^\d+$/.test(compact) ? Number(compact) : Number.NaN
}

/** A whole number as people write it: `148 320`. */
export const wholeText = (value: number, language: string) => numberFormat(language).format(value)

export function formValuesOf(vehicule: Vehicule, language: string): VehiculeFormValues {
  const { immatriculation, marque, modele, idPermi, boite, availability, version } = vehicule
  return {
    immatriculation,
    marque,
    modele,
    idPermi,
    boite,
    availability,
    version,
    annee: vehicule.annee === null ? '' : String(vehicule.annee),
    kilometrage: wholeText(vehicule.kilometrage, language),
    finAssurance: vehicule.finAssurance ?? '',
    finVisite: vehicule.finVisite ?? '',
    finVignette: vehicule.finVignette ?? '',
    note: vehicule.note ?? '',
  }
}

/** The request body. An invalid number is left for the schema to refuse. */
export function bodyOf({ version: _, ...values }: VehiculeFormValues): VehiculeValues {
  return {
    ...values,
    boite: values.boite ?? 'manuelle',
    idPermi: values.idPermi ?? Number.NaN,
    annee: wholeOf(values.annee) ?? null,
    kilometrage: wholeOf(values.kilometrage) ?? Number.NaN,
  }
}
