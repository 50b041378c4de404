import { api } from '@src/redux/api'
import type { AppStore } from '@src/redux/store'

const CHANNEL = 'voie-libre:news'
/** Several writes in a row are told once. */
const PAUSE = 200

/** When the last write of this tab was answered with success; 0 before the first. */
function lastWrite(store: AppStore): number {
  const { mutations } = store.getState()[api.reducerPath]
  return Object.values(mutations).reduce(
    (last, mutation) => (mutation?.status === 'fulfilled' ? Math.max(last, mutation.fulfilledTimeStamp ?? last) : last),
    0,
  )
}

/**
 * Tabs of one browser hear of each other's writes at once, over no network: whoever hears asks again for its
 * notifications, so that what one tab did shows in another without waiting for the next poll.
 * @returns how to stop
 */
export function shareNews(store: AppStore): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  let told = lastWrite(store)
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopListening = store.subscribe(() => {
    const last = lastWrite(store)
    if (last <= told) return
    told = last
    clearTimeout(timer)
    timer = setTimeout(() => channel.postMessage('changed'), PAUSE)
  })
  channel.onmessage = () => void store.dispatch(api.util.invalidateTags(['Notif']))
  return () => {
    clearTimeout(timer)
    stopListening()
    channel.close()
  }
}
