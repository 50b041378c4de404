import { strengthOf } from './strength'

/** As in the contract, which the pages before the sign-in do not load. */
const PASSWORD_MIN = 10
const PASSWORD_SCORE = 3

/** The fault of a person's new password; what could not be judged here is judged by the backend. */
export async function passwordFaults(password: string, known: readonly string[] = []): Promise<{ password?: string }> {
  if (password.length < PASSWORD_MIN) return { password: password ? 'password_short' : 'required' }
  const score = await strengthOf(password, known)
  return score !== null && score < PASSWORD_SCORE ? { password: 'password_weak' } : {}
}
