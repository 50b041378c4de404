import { demoPaths } from '@src/configs/demo/paths'
import type { PageRoute } from '@src/configs/pageRoute'

const access = { can: ['read', 'Demo'], words: ['demoAuth', 'auth'], bare: true } as const

const login = async () => (await import('./LoginDemoPage')).LoginDemoPage
const register = async () => (await import('./RegisterDemoPage')).RegisterDemoPage
const forgot = async () => (await import('./ForgotDemoPage')).ForgotDemoPage
const reset = async () => (await import('./ResetDemoPage')).ResetDemoPage

/** Samples of the pages before the sign-in, each in two versions; the real ones are in `src/views/auth`. */
export const routes: PageRoute[] = [
  { path: demoPaths.demoAuth('login', 1), ...access, load: login },
  { path: demoPaths.demoAuth('login', 2), ...access, load: login },
  { path: demoPaths.demoAuth('register', 1), ...access, load: register },
  { path: demoPaths.demoAuth('register', 2), ...access, load: register },
  { path: demoPaths.demoAuth('forgot-password', 1), ...access, load: forgot },
  { path: demoPaths.demoAuth('forgot-password', 2), ...access, load: forgot },
  { path: demoPaths.demoAuth('reset-password', 1), ...access, load: reset },
  { path: demoPaths.demoAuth('reset-password', 2), ...access, load: reset },
]
