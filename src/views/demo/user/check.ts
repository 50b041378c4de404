const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const USERNAME = /^[\w.-]{2,40}$/

function filled(text: string, format?: RegExp, code = 'invalid'): string | undefined {
  if (text.trim() === '') return 'required'
  return !format || format.test(text.trim()) ? undefined : code
}

interface Checked {
  fullName: string
  username: string
  email: string
  role: string | null
  currentPlan: string | null
}

/** The code of the fault of each field of a user. */
export const faultsOf = ({ fullName, username, email, role, currentPlan }: Checked) => ({
  fullName: filled(fullName),
  username: filled(username, USERNAME),
  email: filled(email, EMAIL, 'email'),
  role: role ? undefined : 'required',
  currentPlan: currentPlan ? undefined : 'required',
})
