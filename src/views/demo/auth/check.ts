import type { Faults } from '@core/form/faults'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PASSWORD_LENGTH = 10

export function emailFault(email: string): string | undefined {
  if (email.trim() === '') return 'required'
  return EMAIL.test(email.trim()) ? undefined : 'email'
}

export const filledFault = (text: string) => (text.trim() === '' ? 'required' : undefined)

/** The faults of a new password and its repetition. */
export function passwordFaults(password: string, confirmation: string): Faults {
  const tooShort = password.length < PASSWORD_LENGTH ? 'password_short' : undefined
  const differs = confirmation === password ? undefined : 'password_mismatch'
  return {
    password: password === '' ? 'required' : tooShort,
    confirmation: confirmation === '' ? 'required' : differs,
  }
}
