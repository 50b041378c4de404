import { z } from 'zod'
import { optionalText, requiredText } from '../fields'
import { listQuery, pageOf } from '../list'

export const __domain__Input = z
  .strictObject({
    nom: requiredText(80),
    note: optionalText(500),
  })
  .meta({ id: '__Domain__Input' })
export type __Domain__Input = z.infer<typeof __domain__Input>
export type __Domain__Values = z.input<typeof __domain__Input>

export const __domain__Update = __domain__Input.extend({ version: z.number().int() }).meta({ id: '__Domain__Update' })
export type __Domain__Update = z.infer<typeof __domain__Update>

export const __domain__ = z
  .object({
    id: z.number(),
    nom: z.string(),
    note: z.string().nullable(),
    archived: z.boolean(),
    version: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: '__Domain__' })
export type __Domain__ = z.infer<typeof __domain__>

export const __DOMAIN___SORTS = ['nom', 'createdAt'] as const
export const __domain__ListQuery = listQuery(__DOMAIN___SORTS).extend({
  archived: z.enum(['true', 'false']).default('false'),
})
export const __domain__Page = pageOf(__domain__)
