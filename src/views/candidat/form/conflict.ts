import { type CandidatDetail, candidatDetail, candidatFields } from '@contract/candidat'
import { z } from 'zod'
import type { FormValues } from './values'

const staleDetails = z.object({ current: candidatDetail })
const holderDetails = z.object({ id: z.number(), nom: z.string(), prenom: z.string(), archived: z.boolean() })
export type Holder = z.infer<typeof holderDetails>

/** The record as it is now, out of a refusal to overwrite it. */
export const currentOf = (details: unknown): CandidatDetail | null =>
  staleDetails.safeParse(details).data?.current ?? null

/** Who has the identity number already, out of a refusal to take it twice. */
export const holderOf = (details: unknown): Holder | null => holderDetails.safeParse(details).data ?? null

/** The values of a form as they are stored: what is the same is `===`. */
export const comparable = ({ version: _, ...values }: FormValues) => candidatFields.parse(values)
