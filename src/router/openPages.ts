import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'
import { CrashPage } from '@src/views/misc/CrashPage'
import { matchPath } from 'react-router-dom'

/** A page that requires no right. */
export interface OpenPage extends Pick<PageRoute, 'path' | 'load' | 'words'> {
  /** Its content comes from the backend, which starts while the page is loaded. */
  asksAtOnce?: true
}

/** Pages for visitors who are not signed in. */
export const signedOutPages: OpenPage[] = [
  { path: paths.login, load: async () => (await import('@src/views/auth/LoginPage')).LoginPage },
  {
    path: paths.forgotPassword,
    load: async () => (await import('@src/views/auth/ForgotPasswordPage')).ForgotPasswordPage,
  },
  {
    path: paths.resetPassword,
    load: async () => (await import('@src/views/auth/ResetPasswordPage')).ResetPasswordPage,
  },
  {
    path: paths.register,
    words: ['inscription'],
    load: async () => (await import('@src/views/inscription/InscriptionPage')).InscriptionPage,
  },
]

/** Pages for everybody, in the public layout: they must work whatever the state of the session and the database. */
export const openPages: OpenPage[] = [
  {
    path: paths.backend,
    words: ['base'],
    asksAtOnce: true,
    load: async () => (await import('@src/views/base/BackendPage')).BackendPage,
  },
  { path: paths.error, load: async () => CrashPage },
  {
    path: paths.maintenance,
    words: ['base', 'demoMisc', 'errors'],
    load: async () => (await import('@src/views/demo/misc/MaintenanceDemoPage')).MaintenanceDemoPage,
  },
  {
    path: paths.comingSoon,
    words: ['demoMisc', 'errors'],
    load: async () => (await import('@src/views/demo/misc/ComingSoonDemoPage')).ComingSoonDemoPage,
  },
]

/** Pages for everybody, inside the shell for signed-in users. */
export const framedPages: OpenPage[] = [
  {
    path: paths.contact,
    words: ['contact'],
    load: async () => (await import('@src/views/contact/ContactPage')).ContactPage,
  },
  {
    path: paths.licences,
    words: ['apropos'],
    load: async () => (await import('@src/views/apropos/LicencesPage')).LicencesPage,
  },
  {
    path: paths.accessibilite,
    words: ['apropos'],
    load: async () => (await import('@src/views/apropos/AccessibilitePage')).AccessibilitePage,
  },
  {
    path: paths.notAuthorized,
    words: ['misc'],
    load: async () => (await import('@src/views/misc/NotAuthorizedPage')).NotAuthorizedPage,
  },
  { path: '*', words: ['misc'], load: async () => (await import('@src/views/misc/NotFoundPage')).NotFoundPage },
]

/** For everybody, without a layout: a phone in a classroom has no room for one. */
export const barePages: OpenPage[] = [paths.place, paths.placeWith(':code')].map((path) => ({
  path,
  words: ['salle', 'cours', 'errors'],
  asksAtOnce: true,
  load: async () => (await import('@src/views/salle/place/openPlace')).openPlace(),
}))

/** Required after signing in with a temporary password. */
export const firstLogin: OpenPage = {
  path: paths.firstLogin,
  load: async () => (await import('@src/views/auth/FirstLoginPage')).FirstLoginPage,
}

/** For every address, where the browser withholds an API that the application needs. */
export const insecure: OpenPage = {
  path: '*',
  words: ['base'],
  load: async () => (await import('@src/views/base/InsecurePage')).InsecurePage,
}

/** Whether the page at a visitor's address shows data of the backend. */
export const asksAtOnce = (pathname: string): boolean =>
  [...openPages, ...barePages].some((page) => page.asksAtOnce && matchPath(page.path, pathname) !== null)
