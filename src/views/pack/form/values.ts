import { fieldErrors } from '@contract/errors'
import { type Frequence, type Pack, type PackValues, pack, packInput } from '@contract/plateforme/pack'
import { recordKit } from '@core/form/record/recordKit'
import { amountText, millimesOf } from '@core/format/typedAmount'
import { wholeOf } from '@src/parts/vehicule/form/values'

/** The form's values: numbers as typed, and the record's version, which a draft keeps too. */
export interface PackFormValues {
  nom: string
  description: string
  prix: string
  frequence: Frequence | null
  limiteCandidats: string
  limiteMoniteurs: string
  version: number
}

export const NEW_PACK: PackFormValues = {
  nom: '',
  description: '',
  prix: '',
  frequence: 'monthly',
  limiteCandidats: '',
  limiteMoniteurs: '',
  version: 0,
}

const text = (limite: number | null) => (limite === null ? '' : String(limite))

export function formValuesOf(pack: Pack, language: string): PackFormValues {
  const { nom, frequence, version } = pack
  return {
    nom,
    frequence,
    version,
    description: pack.description ?? '',
    prix: amountText(pack.prix, { language, currency: 'TND' }),
    limiteCandidats: text(pack.limiteCandidats),
    limiteMoniteurs: text(pack.limiteMoniteurs),
  }
}

/** The request body. An invalid number is left for the schema to refuse. */
export function bodyOf({ version: _, ...values }: PackFormValues): PackValues {
  return {
    ...values,
    prix: millimesOf(values.prix) ?? Number.NaN,
    frequence: values.frequence ?? 'monthly',
    limiteCandidats: wholeOf(values.limiteCandidats) ?? null,
    limiteMoniteurs: wholeOf(values.limiteMoniteurs) ?? null,
  }
}

export type Field = Exclude<keyof PackFormValues, 'version'>

export const packRecord = recordKit({ input: packInput, record: pack, errorsOf: fieldErrors, bodyOf })
