import { z } from 'zod'
import { millimes, requiredText } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'
import { packageMinutes } from './configPrix'

const exams = z.number().int().min(0).max(20)

/** A package that a school sells to candidates at one price. */
export const forfaitInput = z
  .strictObject({
    nom: requiredText(60),
    idPermi: z.number().int(),
    /** Millimes for the whole. */
    prix: millimes,
    minutesCode: packageMinutes,
    minutesCirculation: packageMinutes,
    minutesParc: packageMinutes,
    examensCode: exams,
    examensCirculation: exams,
    examensParc: exams,
    /** Whether the file fee is part of the price. */
    dossier: z.boolean(),
  })
  .meta({ id: 'ForfaitInput' })
export type ForfaitInput = z.output<typeof forfaitInput>

const orNoMinutes = packageMinutes.nullish().transform((minutes) => minutes ?? 0)
const orNoExam = exams.nullish().transform((count) => count ?? 0)

/** A package as a form holds it: empty kinds of lessons and exams are not part of it. */
export const forfaitForm = forfaitInput.extend({
  minutesCode: orNoMinutes,
  minutesCirculation: orNoMinutes,
  minutesParc: orNoMinutes,
  examensCode: orNoExam,
  examensCirculation: orNoExam,
  examensParc: orNoExam,
})

export const forfaitUpdate = forfaitInput.extend({ version: z.number().int() }).meta({ id: 'ForfaitUpdate' })
export type ForfaitUpdate = z.output<typeof forfaitUpdate>

export const forfait = z
  .object({
    id: z.number(),
    ...forfaitInput.shape,
    /** Whether it is offered to new candidates. */
    active: z.boolean(),
    /** The price of the same contents by the hour and the exam, at the prices in force; null while there are none. */
    valeur: z.number().int().nullable(),
    version: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Forfait' })
export type Forfait = z.infer<typeof forfait>

export const FORFAIT_SORTS = ['idPermi', 'nom', 'prix', 'createdAt'] as const
export const forfaitListQuery = listQuery(FORFAIT_SORTS).extend({
  idPermi: idFilter,
  active: z.enum(['true', 'false']).optional(),
})
export const forfaitPage = pageOf(forfait)
