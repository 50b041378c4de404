import { z } from 'zod'

/**
 * Why a field was refused. The client has a sentence for each code in every language (`errors:field.<code>`), so a
 * new code needs a new sentence.
 */
export const FIELD_CODES = [
  'required',
  'invalid',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'not_allowed',
  'unknown_field',
  'email',
  'telephone',
  'cin',
  'passeport',
  'cin_or_passeport',
  'immatriculation',
  'date',
  'date_future',
  'too_young',
  'duplicate',
  'unknown',
  'archived',
  'not_taught',
  'password_short',
  'password_weak',
  'password_same',
  'password_wrong',
  'code_wrong',
  'code_digits',
  'code_format',
  'photo',
  'time',
  'overlap',
  'end_before_start',
  'event_too_long',
  'too_past',
  'too_soon',
  'too_far',
  'closed',
  'own_lesson',
  'own_request',
  'not_free',
  'one_candidat',
  'wrong_kind',
  'already_off',
  'events_ahead',
  'sum',
  'above_exam',
  'above_accompaniment',
  'no_right_choice',
  'no_wrong_choice',
  'no_sure_fact',
  'fact_asked',
] as const

export type FieldCode = (typeof FIELD_CODES)[number]

export const fieldErrorsSchema = z.record(z.string(), z.enum(FIELD_CODES))
export type FieldErrors = z.infer<typeof fieldErrorsSchema>

/** The body of every refusal. `message` is a sentence in the reader's language; `errors` names fields by path (`adresse.rue`). */
export const apiErrorSchema = z
  .object({
    statusCode: z.number().int(),
    /** A stable name of the case, where the status alone does not identify it. */
    code: z.string().optional(),
    message: z.string(),
    errors: fieldErrorsSchema.optional(),
    /** On a stale write: the current record. On a lock: seconds to wait. */
    details: z.unknown().optional(),
  })
  .meta({ id: 'ApiError' })
export type ApiError = z.infer<typeof apiErrorSchema>

const isFieldCode = (text: string): text is FieldCode => (FIELD_CODES as readonly string[]).includes(text)

function codeOf(issue: z.core.$ZodIssue): FieldCode {
  if (isFieldCode(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      // zod includes the input only on request (`reportInput`); forms, which do not ask for it, hold no other type.
      return issue.input === undefined || issue.input === null ? 'required' : 'invalid'
    case 'too_small':
      if (issue.origin !== 'string') return 'too_small'
      return issue.minimum === 1 ? 'required' : 'too_short'
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_big'
    case 'unrecognized_keys':
      return 'unknown_field'
    case 'invalid_union': {
      // The unions of this contract are «empty, or this type»: the fault of the last member is the real one.
      const fault = issue.errors.at(-1)?.[0]
      return fault ? codeOf(fault) : 'invalid'
    }
    case 'invalid_format':
      return issue.format === 'email' ? 'email' : 'invalid'
    default:
      return 'invalid'
  }
}

/** The first fault of every field of a failed parse; the same for the forms and for the backend's 422. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  // Collected in a Map and converted to own properties: a field may be called 'constructor'.
  const errors = new Map<string, FieldCode>()
  for (const issue of error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : ['']
    for (const key of keys) {
      const path = [...issue.path, ...(key ? [key] : [])].join('.') || '_'
      if (!errors.has(path)) errors.set(path, codeOf(issue))
    }
  }
  return Object.fromEntries(errors)
}
