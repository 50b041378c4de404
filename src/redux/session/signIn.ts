import type { LoginInput } from '@contract/compte/auth'
import { errorDialog } from '@core/dialogs/dialogs'
import type { Problem } from '@core/http/problem'

const live = () => import('./liveStore')

/** Signs in; returns the failure, or null. The first try loads the store. */
export async function signIn(input: LoginInput): Promise<Problem | null> {
  const loaded = await live().catch(() => null)
  if (loaded) return loaded.loginLive(input)
  void errorDialog()
  return { status: 0, code: 'network', message: '' }
}

export async function endSession(): Promise<void> {
  const { endLiveSession } = await live()
  endLiveSession()
}
