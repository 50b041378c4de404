import { type FieldErrors, fieldErrors } from '@contract/errors'
import { signupInput } from '@contract/plateforme/autoecole'
import { passwordFaults } from '@src/parts/auth/passwordFaults'
import { bodyOf, type InscriptionValues, stepOf } from './values'

/** The faults of the steps as far as one has come, by the schema that the backend goes by. */
export async function faultsOf(values: InscriptionValues): Promise<Record<string, string>> {
  const { nom, responsable, email, telephone, matricule, password } = values
  const parsed = signupInput.safeParse(bodyOf(values), { reportInput: true })
  const faults: FieldErrors = parsed.success ? {} : fieldErrors(parsed.error)
  for (const field of ['telephone', 'email'] as const) if (!values[field].trim()) faults[field] = 'required'
  const words = [nom, responsable, email, telephone, matricule]
  const all: Record<string, string> = { ...faults, ...(values.etape > 0 && (await passwordFaults(password, words))) }
  return Object.fromEntries(Object.entries(all).filter(([field]) => stepOf(field) <= values.etape))
}
