import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * What covers the page, such as a panel or a dialog, closes with the Back button. Each has an entry of its own in the
 * history, with the same address and index, which the router does not know: going back to the entry of the page closes
 * it, and closing it otherwise goes back (`docs/decisions/0093-back-closes-what-covers-the-page.md`).
 */
interface Entry {
  /** Of the router: the number of the entry that it knows. */
  idx?: number
  /** How many covers are open in this entry. */
  covers?: number
}

/** Milliseconds: a panel that another one replaces is gone for a moment. */
const REPLACED_MS = 100
/** Milliseconds after which no navigation waits for the history any longer. */
const LATEST_MS = 2000

const open: { close: () => void }[] = []
let settle = () => {}

/** Registers what covers the page; returns a function for when it no longer does. `close` must close it. */
export function coverPage(close: () => void): () => void {
  const cover = { close }
  open.push(cover)
  settle()
  return () => {
    const place = open.indexOf(cover)
    if (place >= 0) open.splice(place, 1)
    setTimeout(settle, REPLACED_MS)
  }
}

/** Whether nothing lies over what is closed by a function. */
export const isOnTop = (close: () => void): boolean => open.at(-1)?.close === close

/** A promise and what resolves it. */
function waiting() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

const entryOf = (state: unknown): Entry => (state ?? {}) as Entry // other scripts of the page write none

/**
 * Whether an entry before the present one shows the same page. A reload at the very moment at which a panel opens loses
 * the entry of the panel. Browsers that list no entries lose none that we know of.
 */
function isOfPage(steps: number): boolean {
  if (!('navigation' in window)) return true
  const { currentEntry } = window.navigation
  const before = window.navigation.entries()[(currentEntry?.index ?? 0) - steps]
  return before !== undefined && (before.url === null || new URL(before.url).pathname === location.pathname)
}

const addressOf = ({ state: { location } }: Router) => location.pathname + location.search + location.hash

/** Whether a navigation goes to another page. */
function leaves(router: Router, to: Parameters<Router['navigate']>[0]): boolean {
  if (typeof to === 'number') return to !== 0
  const path = typeof to === 'string' ? to.split(/[?#]/)[0] : to?.pathname
  return Boolean(path) && path !== router.state.location.pathname
}

/**
 * Makes the router of the page, and keeps the history of the browser in step with what covers the page. Called once.
 * `makeRouter` comes second: listeners of a window are called in their order, and the router would draw the page again.
 */
export function withCovers(makeRouter: () => Router): Router {
  window.addEventListener('popstate', (event) => {
    const isAwaited = isGoing
    isGoing = false
    arrive()
    const { idx, covers = 0 } = entryOf(event.state)
    const isReturn = isRefused && idx === entry.idx
    isRefused = idx !== entry.idx
    if (isRefused) return
    if (!isAwaited) setTimeout(settle, REPLACED_MS)
    if (isReturn) count = covers
    if (covers === count) return
    event.stopImmediatePropagation()
    // The page may have changed its address since.
    history.replaceState({ ...entry, covers }, '', addressOf(router))
    const isBack = covers < count
    count = covers
    if (isAwaited) return
    const closed = isBack ? open.slice(covers).reverse() : []
    for (const { close } of closed) close()
    // A reload closes panels and keeps their entries.
    if (isBack && closed.length === 0) history.back()
  })

  const router = makeRouter()
  let entry = entryOf(history.state)
  let count = entry.covers ?? 0
  let { location } = router.state
  /** While the history goes back to an entry of the page. A slow browser may take long: it must not be sent twice. */
  let isGoing = false
  /** What navigations wait for meanwhile. */
  let arrival: Promise<void> | null = null
  let arrive = () => {}
  /** Whether the router refused to leave the page for the entry at which the history is; it then goes back itself. */
  let isRefused = false

  /** Goes back to the entry of the page with as many covers. */
  function goBackTo(covers: number): Promise<void> {
    if (!isOfPage(count - covers)) {
      count = covers
      history.replaceState({ ...entry, covers }, '')
      return Promise.resolve()
    }
    const { promise, resolve } = waiting()
    arrival = promise
    arrive = () => {
      if (arrival === promise) arrival = null
      resolve()
    }
    setTimeout(arrive, LATEST_MS)
    isGoing = true
    history.go(covers - count)
    return promise
  }

  /** Whether the history is at another page than is shown, as it is for a moment when a form asks before it is left. */
  const isMoving = () => isGoing || router.state.navigation.state !== 'idle' || entryOf(history.state).idx !== entry.idx

  settle = () => {
    if (isMoving()) {
      if (open.length > count) setTimeout(settle, REPLACED_MS)
      return
    }
    for (; count < open.length; count += 1) history.pushState({ ...entry, covers: count + 1 }, '')
    fall()
  }

  function fall(): void {
    if (!isMoving() && count > open.length) void goBackTo(open.length).then(settle)
  }

  router.subscribe(({ historyAction, location: shown, navigation }) => {
    if (shown !== location || navigation.state !== 'idle') isRefused = false
    if (shown !== location) {
      const isSamePage = shown.pathname === location.pathname
      location = shown
      entry = entryOf(history.state)
      if (historyAction !== 'REPLACE' || !isSamePage) count = entry.covers ?? 0
      else if (count > 0) history.replaceState({ ...entry, covers: count }, '')
    }
    // The panels of the page that was left are still there for a moment.
    setTimeout(fall, REPLACED_MS)
  })

  const { navigate } = router
  // A page that is opened out of a panel follows the page of the panel.
  router.navigate = ((...call: Parameters<typeof navigate>) => {
    if (count > 0 && !isGoing && leaves(router, call[0])) return goBackTo(0).then(() => navigate(...call))
    return arrival ? arrival.then(() => navigate(...call)) : navigate(...call)
  }) as Router['navigate']
  return router
}
