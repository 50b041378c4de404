import {
  type ConfigPrix,
  type ConfigPrixField,
  type ConfigPrixFields,
  configPrix,
  configPrixFields,
  configPrixForm,
  droitsFaults,
} from '@contract/argent/configPrix'
import { fieldErrors } from '@contract/errors'
import { recordOf } from '@contract/recordOf'
import { recordKit } from '@core/form/record/recordKit'
import type { Currency } from '@core/format/number'
import { amountText, millimesOf } from '@core/format/typedAmount'
import { minutesOf, minutesText } from '../typedMinutes'

export type Field = ConfigPrixField

/**
 * The form's values: amounts and durations as typed, whether new prices come into force, and the version that was read.
 */
export type PrixFormValues = Record<Field, string> & { is_active: boolean; version: number }

interface Locale {
  language: string
  currency: Currency
}

// `Object.keys` loses the names of the fields.
const FIELDS = Object.keys(configPrixFields.shape) as Field[]
const isDuration = (field: Field) => field.endsWith('Minutes')

/** One value for each field. */
const each = <Value>(made: (field: Field) => Value) => recordOf(FIELDS, made)

/** An empty form; new prices come into force. */
export const NEW_PRIX: PrixFormValues = { ...each(() => ''), is_active: true, version: 0 }

const textOf = (field: Field, value: number, locale: Locale) => {
  if (isDuration(field)) return minutesText(value)
  return value === 0 ? '' : amountText(value, locale)
}

/** Required fields are shown even when their price is zero. */
const REQUIRED: readonly Field[] = ['code_hour_price', 'circulation_hour_price']

export const formValuesOf = (prices: ConfigPrix, locale: Locale): PrixFormValues => ({
  ...each((field) =>
    REQUIRED.includes(field) ? amountText(prices[field], locale) : textOf(field, prices[field], locale),
  ),
  is_active: true,
  version: prices.version,
})

/** The prices of the form. Empty fields cost nothing; an invalid number is left for the schema to refuse. */
export const pricesOf = (values: PrixFormValues): ConfigPrixFields =>
  each((field) => (isDuration(field) ? minutesOf(values[field]) : millimesOf(values[field])) ?? 0)

export const prixRecord = recordKit<Field, PrixFormValues, ConfigPrix>({
  input: configPrixForm,
  record: configPrix,
  errorsOf: fieldErrors,
  bodyOf: pricesOf,
})

/** The faults of the form, the rule across fields included. */
export const faultsOf = (values: PrixFormValues) => ({
  ...droitsFaults(pricesOf(values)),
  ...prixRecord.faultsOf(values),
})
