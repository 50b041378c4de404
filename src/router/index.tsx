import type { PageRoute } from '@src/configs/pageRoute'
import { loginFrom, paths, safeFrom } from '@src/configs/paths'
import { hasStoredSession } from '@src/redux/session/stored'
import type { AppStore } from '@src/redux/store'
import { CrashPage } from '@src/views/misc/CrashPage'
import { OfflinePage } from '@src/views/misc/OfflinePage'
import type { ComponentType } from 'react'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom'
import { pages, publicPages } from './pages'
import { Root } from './Root'
import { SignedOut } from './SignedOut'
import { isServable } from './servable'
import { loadWords, SHARED_WORDS } from './words'

/**
 * Code that cannot be fetched is a page that says so. It must not be an error: for a route whose `lazy` has failed the
 * router shows its fallback, and nothing at all under it.
 */
const lazily = (load: () => Promise<ComponentType>) => async () => ({
  Component: await load().catch(() => OfflinePage),
})

/** A page comes with its words: a part of it that had to wait for some would hide all of it again. */
const pageRoute = ({ path, load, words = [], ...access }: PageRoute): RouteObject => ({
  path,
  handle: access,
  lazy: lazily(async () => {
    const [Component] = await Promise.all([load(), loadWords([...SHARED_WORDS, ...words])])
    return Component
  }),
  ErrorBoundary: CrashPage,
})

const publicPage = (path: string, load: PageRoute['load']): RouteObject => ({
  path,
  lazy: lazily(load),
  ErrorBoundary: CrashPage,
})

const SIGNED_IN = 'signed-in'
const SIGNED_OUT = 'signed-out'

const signedOutPages: RouteObject[] = [
  publicPage(paths.login, async () => (await import('@src/views/auth/LoginPage')).LoginPage),
  publicPage(paths.forgotPassword, async () => (await import('@src/views/auth/ForgotPasswordPage')).ForgotPasswordPage),
  publicPage(paths.resetPassword, async () => (await import('@src/views/auth/ResetPasswordPage')).ResetPasswordPage),
  publicPage(paths.register, publicPages.register),
]

const openPages: RouteObject[] = [
  publicPage(paths.contact, publicPages.contact),
  publicPage(paths.backend, async () => (await import('@src/views/base/BackendPage')).BackendPage),
  publicPage(paths.notAuthorized, async () => (await import('@src/views/misc/NotAuthorizedPage')).NotAuthorizedPage),
  publicPage(paths.error, async () => CrashPage),
  publicPage(paths.maintenance, async () => (await import('@src/views/base/MaintenancePage')).MaintenancePage),
  publicPage('*', async () => (await import('@src/views/misc/NotFoundPage')).NotFoundPage),
]

const withRoot = (children: RouteObject[]): RouteObject[] => [
  { Component: Root, ErrorBoundary: CrashPage, HydrateFallback: () => null, children },
]

const publicLayout = lazily(async () => (await import('./PublicLayout')).PublicLayout)

/** Whatever the address, one page: how to open the application. */
const insecureRoutes = (): RouteObject[] =>
  withRoot([
    {
      lazy: publicLayout,
      children: [publicPage('*', async () => (await import('@src/views/base/InsecurePage')).InsecurePage)],
    },
  ])

const liveStore = async () => (await import('@src/redux/session/liveStore')).liveStore()

/** The routes of the application; only the part behind the sign-in needs the store. */
export function appRoutes(storeOf: () => Promise<AppStore> = liveStore): RouteObject[] {
  const signedIn: RouteObject = {
    id: SIGNED_IN,
    lazy: lazily(async () => {
      const [store, { signedInArea }] = await Promise.all([storeOf(), import('./SignedInArea')])
      return signedInArea(store)
    }),
    children: [
      {
        lazy: publicLayout,
        children: [
          publicPage(paths.firstLogin, async () => (await import('@src/views/auth/FirstLoginPage')).FirstLoginPage),
        ],
      },
      {
        lazy: lazily(async () => (await import('./Shell')).Shell),
        children: [
          { path: paths.home, lazy: lazily(async () => (await import('./Home')).Home) },
          { path: paths.landing, lazy: lazily(async () => (await import('./Landing')).Landing) },
          ...pages.map(pageRoute),
        ],
      },
    ],
  }
  const open: RouteObject = {
    lazy: publicLayout,
    children: [{ id: SIGNED_OUT, Component: SignedOut, children: signedOutPages }, ...openPages],
  }
  return withRoot([signedIn, open])
}

/**
 * Where somebody who opens an address goes instead, before any code of that page is loaded:
 * without a session to the login page, with one past it.
 */
export function firstAddress(routes: RouteObject[], address: string, signedIn: boolean): string {
  const { pathname, search } = new URL(address, 'http://here')
  const ids = matchRoutes(routes, pathname)?.map(({ route }) => route.id) ?? []
  if (!signedIn && ids.includes(SIGNED_IN)) return loginFrom(pathname + search)
  if (signedIn && ids.includes(SIGNED_OUT)) return safeFrom(search) ?? paths.landing
  return address
}

export function createAppRouter() {
  if (!isServable()) return createBrowserRouter(insecureRoutes())
  const routes = appRoutes()
  const { pathname, search, hash } = window.location
  const address = pathname + search + hash
  const first = firstAddress(routes, address, hasStoredSession())
  if (first !== address) window.history.replaceState(null, '', first)
  return createBrowserRouter(routes)
}
