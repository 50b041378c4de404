import { z } from 'zod'
import type { FieldErrors } from '../errors'
import { millimes, typedNumber } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'

/** Minutes of lessons in a package: up to a thousand hours. */
export const packageMinutes = typedNumber('duration').int().min(0).max(60_000)

/** The default prices that a school sets for a permit, in millimes; the first ten names are the customer's. */
export const configPrixFields = z.strictObject({
  code_hour_price: millimes,
  code_exam_price: millimes,
  circulation_hour_price: millimes,
  circulation_exam_price: millimes,
  maneuver_hour_price: millimes,
  maneuver_exam_price: millimes,
  code_en_ligne_hour_price: millimes,
  code_package_price: millimes,
  driving_package_price: millimes,
  code_file_fee: millimes,
  /** The lessons in the package of code, and in the one of driving. */
  codePackageMinutes: packageMinutes,
  circulationPackageMinutes: packageMinutes,
  maneuverPackageMinutes: packageMinutes,
  /** The part of an exam's price that goes to the State. */
  codeExamDroits: millimes,
  circulationExamDroits: millimes,
  maneuverExamDroits: millimes,
})
export type ConfigPrixFields = z.output<typeof configPrixFields>
export type ConfigPrixField = keyof ConfigPrixFields

const orNothing = millimes.nullish().transform((amount) => amount ?? 0)
const orNoMinutes = packageMinutes.nullish().transform((minutes) => minutes ?? 0)

/**
 * The prices as a form holds them: the hour prices of code and road must be filled in, and other empty fields mean
 * zero.
 */
export const configPrixForm = configPrixFields.extend({
  code_exam_price: orNothing,
  circulation_exam_price: orNothing,
  maneuver_hour_price: orNothing,
  maneuver_exam_price: orNothing,
  code_en_ligne_hour_price: orNothing,
  code_package_price: orNothing,
  driving_package_price: orNothing,
  code_file_fee: orNothing,
  codePackageMinutes: orNoMinutes,
  circulationPackageMinutes: orNoMinutes,
  maneuverPackageMinutes: orNoMinutes,
  codeExamDroits: orNothing,
  circulationExamDroits: orNothing,
  maneuverExamDroits: orNothing,
})

export const configPrixInput = configPrixFields
  .extend({
    idPermi: z.number().int(),
    /** Whether saving brings these prices into force, in place of the current ones for the permit. */
    is_active: z.boolean(),
  })
  .meta({ id: 'ConfigPrixInput' })
export type ConfigPrixInput = z.output<typeof configPrixInput>

export const configPrixUpdate = configPrixFields.extend({ version: z.number().int() }).meta({ id: 'ConfigPrixUpdate' })
export type ConfigPrixUpdate = z.output<typeof configPrixUpdate>

export const configPrix = z
  .object({
    id: z.number(),
    idAutoEcole: z.number(),
    idPermi: z.number(),
    ...configPrixFields.shape,
    is_active: z.boolean(),
    version: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'ConfigPrix' })
export type ConfigPrix = z.infer<typeof configPrix>

/** Prices that have come into force, and the id of the prices that they replace; null when there were none. */
export const configPrixInForce = configPrix
  .extend({ replaced: z.number().nullable() })
  .meta({ id: 'ConfigPrixInForce' })
export type ConfigPrixInForce = z.infer<typeof configPrixInForce>

export const CONFIG_PRIX_SORTS = ['idPermi', 'createdAt', 'updatedAt'] as const
export const configPrixListQuery = listQuery(CONFIG_PRIX_SORTS)
  .omit({ q: true })
  .extend({ idPermi: idFilter, is_active: z.enum(['true', 'false']).optional() })
export const configPrixPage = pageOf(configPrix)

/** Each exam's price with the part of it that goes to the State. */
const EXAM_PARTS = [
  ['code_exam_price', 'codeExamDroits'],
  ['circulation_exam_price', 'circulationExamDroits'],
  ['maneuver_exam_price', 'maneuverExamDroits'],
] as const

/** The faults of exams whose State part is more than their whole price. */
export function droitsFaults(prices: ConfigPrixFields): FieldErrors {
  const above = EXAM_PARTS.filter(([price, droits]) => prices[droits] > prices[price])
  return Object.fromEntries(above.map(([, droits]) => [droits, 'above_exam'] as const))
}

/** The details of a 409 `tarif_in_use`: how many enrolments were made from the record, and the first candidates. */
export const tarifEnUsage = z.object({ inscriptions: z.number().int(), premiers: z.array(z.string()) })
export type TarifEnUsage = z.infer<typeof tarifEnUsage>
