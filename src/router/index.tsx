import type { PageRoute } from '@src/configs/pageRoute'
import { loginFrom, paths, safeFrom } from '@src/configs/paths'
import { ERROR_WORDS, PUBLIC_WORDS, SHELL_WORDS } from '@src/configs/words'
import { hasStoredSession } from '@src/redux/session/stored'
import type { AppStore } from '@src/redux/store'
import { CrashPage } from '@src/views/misc/CrashPage'
import type { ComponentType } from 'react'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom'
import { lazily } from './lazily'
import { openFrame } from './openFrame'
import { firstLogin, framedPages, insecure, type OpenPage, openPages, signedOutPages } from './openPages'
import { pages } from './pages'
import { Root } from './Root'
import { SignedOut } from './SignedOut'
import { isServable } from './servable'

const openPage = ({ path, load, words }: OpenPage): RouteObject => ({
  path,
  lazy: lazily(load, words),
  ErrorBoundary: CrashPage,
})

const pageRoute = ({ path, load, words, ...access }: PageRoute): RouteObject => ({
  ...openPage({ path, load, words }),
  handle: access,
})

const SIGNED_IN = 'signed-in'
const SIGNED_OUT = 'signed-out'

const withRoot = (children: RouteObject[]): RouteObject[] => [
  { Component: Root, ErrorBoundary: CrashPage, HydrateFallback: () => null, children },
]

const shell = async () => (await import('./Shell')).Shell
const AROUND = [...SHELL_WORDS, ERROR_WORDS]

const publicLayout = lazily(async () => (await import('./PublicLayout')).PublicLayout, PUBLIC_WORDS)

/** One page for every address: how to open the application securely. */
const insecureRoutes = (): RouteObject[] => withRoot([{ lazy: publicLayout, children: [openPage(insecure)] }])

const liveStore = async () => (await import('@src/redux/session/liveStore')).liveStore()

/** The routes of the application; only the part behind the sign-in loads the store. */
export function appRoutes(storeOf: () => Promise<AppStore> = liveStore): RouteObject[] {
  const area = async (loadFrame?: () => Promise<ComponentType>) => {
    const [store, { signedInArea }, Frame] = await Promise.all([storeOf(), import('./SignedInArea'), loadFrame?.()])
    return signedInArea(store, Frame)
  }
  const signedIn: RouteObject = {
    id: SIGNED_IN,
    lazy: lazily(() => area()),
    children: [
      { lazy: publicLayout, children: [openPage(firstLogin)] },
      {
        lazy: lazily(shell, AROUND),
        children: [
          { path: paths.home, lazy: lazily(async () => (await import('./Home')).Home, ['demoDashboard']) },
          { path: paths.landing, lazy: lazily(async () => (await import('./Landing')).Landing) },
          ...pages.map(pageRoute),
        ],
      },
    ],
  }
  const open: RouteObject[] = [
    {
      lazy: publicLayout,
      children: [
        { id: SIGNED_OUT, Component: SignedOut, children: signedOutPages.map(openPage) },
        ...openPages.map(openPage),
      ],
    },
    {
      Component: openFrame(
        lazily(() => area(shell), AROUND),
        publicLayout,
      ),
      children: framedPages.map(openPage),
    },
  ]
  return withRoot([signedIn, ...open])
}

/**
 * Where an address redirects, before any code of its page is loaded:
 * without a session to the login page, with one past the login page.
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
