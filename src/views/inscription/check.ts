import { type FieldErrors, fieldErrors } from '@contract/errors'
import { signupInput } from '@contract/plateforme/autoecole'
import { passwordFaults } from '@src/parts/auth/passwordFaults'
import { bodyOf, type InscriptionValues, KNOWN, stepOf } from './values'

/** The faults of the steps completed so far, by the backend's schema. */
export async function faultsOf(values: InscriptionValues): Promise<Record<string, string>> {
  const parsed = signupInput.safeParse(bodyOf(values), { reportInput: true })
  const faults: FieldErrors = parsed.success ? {} : fieldErrors(parsed.error)
  for (const field of ['telephone', 'email'] as const) if (!values[field].trim()) faults[field] = 'required'
  const known = KNOWN.map((name) => values[name])
  const all: Record<string, string> = {
    ...faults,
    ...(values.etape > 0 && (await passwordFaults(values.password, known))),
  }
  return Object.fromEntries(Object.entries(all).filter(([field]) => stepOf(field) <= values.etape))
}
