import { withCovers } from '@core/components/overlays/covers'
import type { PageRoute } from '@src/configs/pageRoute'
import { loginFrom, paths, safeFrom } from '@src/configs/paths'
import { ERROR_WORDS, PUBLIC_WORDS, SHELL_WORDS } from '@src/configs/words'
import { hasStoredSession } from '@src/redux/session/stored'
import type { AppStore } from '@src/redux/store'
import { CrashPage } from '@src/views/misc/CrashPage'
import type { ComponentType } from 'react'
import {
  createBrowserRouter,
  matchPath,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom'
import { openFrame } from './frame/openFrame'
import { lazily } from './lazily'
import { barePages, firstLogin, framedPages, insecure, type OpenPage, openPages, signedOutPages } from './openPages'
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
/** The frame that receives the pages behind the sign-in. */
const SHELL = 'shell'

const withRoot = (children: RouteObject[]): RouteObject[] => [
  { Component: Root, ErrorBoundary: CrashPage, HydrateFallback: () => null, children },
]

const shell = async () => (await import('./frame/Shell')).Shell
const AROUND = [...SHELL_WORDS, ERROR_WORDS]

const publicLayout = lazily(async () => (await import('./frame/PublicLayout')).PublicLayout, PUBLIC_WORDS)

/** One page for every address: how to open the application securely. */
const insecureRoutes = (): RouteObject[] => withRoot([{ lazy: publicLayout, children: [openPage(insecure)] }])

const liveStore = async () => (await import('@src/redux/session/liveStore')).liveStore()

type LoadPages = () => Promise<readonly PageRoute[]>

/** The table of the pages behind the sign-in names all their files, so visitors do not load it. */
const signedInPages: LoadPages = async () => (await import('./pages')).pages
/**
 * Loaded only for an address that no page of the product has. Without network, where the list was never loaded, that
 * address has no page: to call it « offline » would promise one.
 */
const demoPages: LoadPages = async () => {
  try {
    return (await import('./demo/pages')).demoPages
  } catch (fault) {
    if (navigator.onLine) throw fault
    return []
  }
}

const hasPage = (pages: readonly PageRoute[], pathname: string) =>
  pages.some(({ path }) => matchPath(path, pathname) !== null)

/**
 * Adds the pages behind the sign-in to the routes when the first of them is visited, and the demo's pages in the same
 * way.
 */
export function addSignedInPages(): PatchRoutesOnNavigationFunction {
  const added = new Set<LoadPages>()
  return async ({ path: pathname, matches, patch, signal }) => {
    const isKnown = matches.some(({ route: { path } }) => path && path !== '*' && matchPath(path, pathname))
    if (isKnown) return
    for (const load of [signedInPages, demoPages]) {
      // Without network this rejects; a later visit loads the pages again.
      const pages = await load()
      // Routes of an abandoned visit are not added.
      if (signal.aborted) return
      if (pages.length > 0 && !added.has(load)) {
        patch(SHELL, pages.map(pageRoute))
        added.add(load)
      }
      if (hasPage(pages, pathname)) return
    }
  }
}

/**
 * The routes of the application without the pages behind the sign-in, see `addSignedInPages`. Only the part behind the
 * sign-in loads the store.
 */
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
        id: SHELL,
        lazy: lazily(shell, AROUND),
        children: [
          { path: paths.home, lazy: lazily(async () => (await import('./Home')).Home) },
          { path: paths.landing, lazy: lazily(async () => (await import('./Landing')).Landing) },
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
    ...barePages.map(openPage),
  ]
  return withRoot([signedIn, ...open])
}

/** Whether an address that the start does not know belongs to a page behind the sign-in. */
const isSignedInPage = async (pathname: string) =>
  hasPage(await signedInPages(), pathname) || hasPage(await demoPages(), pathname)

/**
 * The address to redirect to before any code of the page is loaded: without a session the login page, with one the page
 * behind it.
 */
export async function firstAddress(routes: RouteObject[], address: string, signedIn: boolean): Promise<string> {
  const { pathname, search } = new URL(address, 'http://here')
  const matched = matchRoutes(routes, pathname)?.map(({ route }) => route) ?? []
  const isIn = (id: string) => matched.some((route) => route.id === id)
  if (signedIn) return isIn(SIGNED_OUT) ? (safeFrom(search) ?? paths.landing) : address
  const isUnknown = matched.at(-1)?.path === '*'
  const isForUsers = isIn(SIGNED_IN) || (isUnknown && (await isSignedInPage(pathname)))
  return isForUsers ? loginFrom(pathname + search) : address
}

export async function createAppRouter() {
  if (!isServable()) return createBrowserRouter(insecureRoutes())
  const routes = appRoutes()
  const { pathname, search, hash } = window.location
  const address = pathname + search + hash
  const first = await firstAddress(routes, address, hasStoredSession())
  if (first !== address) window.history.replaceState(null, '', first)
  return withCovers(() => createBrowserRouter(routes, { patchRoutesOnNavigation: addSignedInPages() }))
}
