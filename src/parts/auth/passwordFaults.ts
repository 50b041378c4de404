import { strengthOf } from './strength'

/** As in the contract, which the pages before the sign-in do not load. */
const PASSWORD_MIN = 10
const PASSWORD_SCORE = 3

/** The fault of a new password; what could not be judged here is judged by the backend. */
export async function passwordFaults(password: string, words: string[] = []): Promise<{ password?: string }> {
  if (password.length < PASSWORD_MIN) return { password: password ? 'too_short' : 'required' }
  const score = await strengthOf(password, words)
  return score !== null && score < PASSWORD_SCORE ? { password: 'password_weak' } : {}
}
