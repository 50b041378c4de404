import { type CandidatDetail, candidatDetail, candidatFields } from '@contract/ecole/candidat'
import { z } from 'zod'
import type { FormValues } from './values'

const staleDetails = z.object({ current: candidatDetail })

/** The record as it is now, out of a refusal to overwrite it. */
export const currentOf = (details: unknown): CandidatDetail | null =>
  staleDetails.safeParse(details).data?.current ?? null

/** The values of a form as they are stored: what is the same is `===`. */
export const comparable = ({ version: _, ...values }: FormValues) => candidatFields.parse(values)
