import { kindOf, onFault } from './faults'
import { reportOf } from './report'

interface SendOptions {
  /** The address that reports are sent to. */
  url: string
  /** The share of page loads that send, from 0 to 1. */
  share: number
  /** A number from 0 to 1 that decides on this page load. */
  chance?: number
}

/** The most reports of a page load: an error in a loop would send without end. */
const MOST = 5

/** Sends the errors of this page load to a reporting service, each kind once. Returns the function that ends it. */
export function sendReports({ url, share, chance = Math.random() }: SendOptions): () => void {
  if (chance >= share) return () => undefined
  const sent = new Set<string>()
  return onFault((fault) => {
    const kind = kindOf(fault)
    if (sent.size >= MOST || sent.has(kind)) return
    sent.add(kind)
    // Plain text needs no CORS preflight request, and a beacon is sent even if the page is closed.
    navigator.sendBeacon?.(url, JSON.stringify(reportOf([fault])))
  })
}
