import { z } from 'zod'
import { email, optionalTelephone, requiredText } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'

export const STATUTS_CONTACT = ['NEW', 'ANSWERED', 'CLOSED'] as const
export type StatutContact = (typeof STATUTS_CONTACT)[number]

/** A message to the platform; always treated as plain text. */
export const contactInput = z
  .strictObject({
    nom: requiredText(120),
    email,
    telephone: optionalTelephone,
    sujet: requiredText(150),
    texte: requiredText(5000),
  })
  .meta({ id: 'ContactInput' })
export type ContactInput = z.output<typeof contactInput>
export type ContactValues = z.input<typeof contactInput>
export const contactAnswer = z.object({ createdAt: z.string() })
export type ContactAnswer = z.infer<typeof contactAnswer>

export const messageContact = z
  .object({
    id: z.number(),
    nom: z.string(),
    email: z.string(),
    telephone: z.string().nullable(),
    sujet: z.string(),
    texte: z.string(),
    statut: z.enum(STATUTS_CONTACT),
    reponse: z.string().nullable(),
    reponduLe: z.string().nullable(),
    /** The name of the person who answered. */
    reponduPar: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'MessageContact' })
export type MessageContact = z.infer<typeof messageContact>

export const reponseInput = z.strictObject({ reponse: requiredText(5000) }).meta({ id: 'ReponseInput' })

export const CONTACT_SORTS = ['createdAt', 'nom'] as const
export const contactListQuery = listQuery(CONTACT_SORTS).extend({ statut: z.enum(STATUTS_CONTACT).optional() })
export const contactPage = pageOf(messageContact)

/** A slice of the whole list; `after` is the number of slices already received. */
export const contactExportQuery = contactListQuery.omit({ page: true, perPage: true }).extend({ after: idFilter })
export const contactExport = z.object({ data: z.array(messageContact), next: z.number().nullable() })
