import { strengthOf } from './strength'

/** Duplicates the contract's value: the pages before the sign-in do not load the contract. */
const PASSWORD_MIN = 10
const PASSWORD_SCORE = 3

/** The fault of a new password; if it cannot be judged here, the backend judges it. */
export async function passwordFaults(password: string, known: readonly string[] = []): Promise<{ password?: string }> {
  if (password.length < PASSWORD_MIN) return { password: password ? 'password_short' : 'required' }
  const score = await strengthOf(password, known)
  return score !== null && score < PASSWORD_SCORE ? { password: 'password_weak' } : {}
}
