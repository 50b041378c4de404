import type { DemoOwner } from '@contract/demo/owner'
import { storedSession } from '@src/redux/session/stored'

/** The signed-in user for the demo areas: an account without an e-mail address gets a non-existent one. */
export function demoOwner(): DemoOwner | null {
  const userData = storedSession()?.userData
  if (!userData) return null
  const { id, username, nomComplet: name, email } = userData.connect
  return { id, name, email: email ?? `${username}@courriel.example`, avatar: userData.avatar ?? '' }
}
