const WAIT_MS = 10_000

const within = (work: Promise<unknown>) => Promise.race([work, new Promise((done) => setTimeout(done, WAIT_MS))])

const whenIs = (worker: ServiceWorker, state: ServiceWorkerState) =>
  new Promise<void>((done) => {
    const look = () => worker.state === state && done()
    worker.addEventListener('statechange', look)
    look()
  })

/** Lets the latest version take over from the one that is kept here. */
async function takeLatest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/')
  await registration?.update()
  const next = registration?.installing ?? registration?.waiting
  if (!next) return
  await whenIs(next, 'installed')
  next.postMessage({ type: 'SKIP_WAITING' })
  await whenIs(next, 'activated')
}

/** Reloads the page with the latest version that the host has; without a network with the one that is here. */
export async function reloadLatest(): Promise<void> {
  await within(takeLatest().catch(() => undefined))
  window.location.reload()
}
