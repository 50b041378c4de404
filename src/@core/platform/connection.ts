/** Part of the Network Information API, which only Chromium has. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether fetching ahead would cost the user: data saver or a slow network. */
export function isScarce(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection } // not in the DOM's types
  const { saveData = false, effectiveType = '4g' } = connection ?? {}
  return saveData || effectiveType !== '4g'
}

/** Waits until the browser is idle; Safari lacks the API and waits for a fixed time. */
export function idle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => done())
    else setTimeout(done, 300)
  })
}
