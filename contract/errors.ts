import { z } from 'zod'

/**
 * The reasons why a field is refused. The client has a sentence for each code in every language
 * (`errors:field.<code>`), so a new code needs a new sentence.
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
  'too_early',
  'too_late',
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
  'no_seat',
  'wrong_kind',
  'already_off',
  'events_ahead',
  'sum',
  'amount',
  'duration',
  'number',
  'integer',
  'positive',
  'above_left',
  'above_counted',
  'below_amount',
  'total_positive',
  'in_order',
  'above_exam',
  'above_accompaniment',
  'no_right_choice',
  'no_wrong_choice',
  'no_sure_fact',
  'fact_asked',
] as const

export type FieldCode = (typeof FIELD_CODES)[number]

const fieldCode = z.enum(FIELD_CODES)
/**
 * A code, followed by a colon and the limit that was passed, if any: `too_long:80` in characters, `too_small:2` as a
 * number, `too_early:1916-11-23` as a day.
 */
export const fieldFault = z.union([fieldCode, z.templateLiteral([fieldCode, ':', z.string()])])
export type FieldFault = z.infer<typeof fieldFault>
/** The fault of each field by its path. */
export type FieldErrors = Record<string, FieldFault>

const isFieldCode = (text: string): text is FieldCode => (FIELD_CODES as readonly string[]).includes(text)

/** A fault in its parts. */
function partsOf(fault: FieldFault): { code: FieldCode; limit?: string } {
  const [code = '', ...limit] = fault.split(':')
  // Every fault begins with a code.
  return { code: isFieldCode(code) ? code : 'invalid', ...(limit.length > 0 && { limit: limit.join(':') }) }
}

/**
 * The body of every refusal. `message` is a sentence in the reader's language; `errors` names fields by path
 * (`adresse.rue`).
 */
export const apiErrorSchema = z
  .object({
    statusCode: z.number().int(),
    /** A stable name of the case, when the status alone does not identify it. */
    code: z.string().optional(),
    message: z.string(),
    errors: z.record(z.string(), fieldCode).optional(),
    /** The limits that fields have passed, by path: a number (of characters too) or a day. */
    limits: z.record(z.string(), z.string()).optional(),
    /** On a stale write: the current record. On a lock: seconds to wait. */
    details: z.unknown().optional(),
  })
  .meta({ id: 'ApiError' })
export type ApiError = z.infer<typeof apiErrorSchema>

/** The faults in the form of a refusal's body: the codes, and the limits separately. */
export function faultsInBody(errors: FieldErrors): Pick<ApiError, 'errors' | 'limits'> {
  const parts = Object.entries(errors).map(([path, fault]) => ({ path, ...partsOf(fault) }))
  const limits = parts.flatMap(({ path, limit }) => (limit === undefined ? [] : [[path, limit] as const]))
  return {
    errors: Object.fromEntries(parts.map(({ path, code }) => [path, code])),
    ...(limits.length > 0 && { limits: Object.fromEntries(limits) }),
  }
}

/** Maximum limit that is named: larger ones are amounts in millimes or similar, not in the unit that is typed. */
const LARGEST_TOLD = 9_999

/** The fault of a number beyond a limit. The limit is named when it is a count, minutes or per cent. */
const beyond = (code: 'too_small' | 'too_big', limit: number | bigint, inclusive: boolean | undefined): FieldFault =>
  inclusive && limit <= LARGEST_TOLD ? `${code}:${limit}` : code

function faultOf(issue: z.core.$ZodIssue): FieldFault {
  if (isFieldCode(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      // What a form could not read as a number.
      if (issue.expected === 'number' && Number.isNaN(issue.input)) return 'number'
      // zod expects an `int` only of a number with decimals.
      if (issue.expected === 'int') return 'integer'
      // zod includes the input only on request (`reportInput`); forms, which do not ask for it, hold no other type.
      return issue.input === undefined || issue.input === null ? 'required' : 'invalid'
    case 'too_small':
      if (issue.origin === 'number' || issue.origin === 'int')
        return beyond('too_small', issue.minimum, issue.inclusive)
      if (issue.origin !== 'string') return 'too_small'
      return issue.minimum === 1 ? 'required' : `too_short:${issue.minimum}`
    case 'too_big':
      if (issue.origin === 'number' || issue.origin === 'int') return beyond('too_big', issue.maximum, issue.inclusive)
      return issue.origin === 'string' ? `too_long:${issue.maximum}` : 'too_big'
    case 'unrecognized_keys':
      return 'unknown_field'
    case 'invalid_union': {
      // The unions of this contract are «empty, or this type»: the fault of the last member is the real one.
      const fault = issue.errors.at(-1)?.[0]
      return fault ? faultOf(fault) : 'invalid'
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
  const errors = new Map<string, FieldFault>()
  for (const issue of error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : ['']
    for (const key of keys) {
      const path = [...issue.path, ...(key ? [key] : [])].join('.') || '_'
      if (!errors.has(path)) errors.set(path, faultOf(issue))
    }
  }
  return Object.fromEntries(errors)
}
