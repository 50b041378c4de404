import { claimPushes, dropPush, forgetSubscription, type WaitingPush } from '@backend/database/compte/push'
import type { Db } from '@backend/database/schema'
import type { Logger } from 'pino'
import { pushRequest, type Sender } from '../push/request'
import { sentenceOf } from '../push/sentence'
import { readSubscription, type Subscription } from '../push/subscription'
import { createFlusher, type Flusher } from './flusher'

interface PushOptions extends Sender {
  db: Db
  clock: () => Date
  log: Logger
  /** Sends a request; the network's unless a test stands in for it. */
  post?: typeof fetch
}

const PATIENCE = 10_000
/** The browser has ended this subscription. */
const GONE = new Set([404, 410])
/** The service is busy, or out of order: later it may take the message. */
const isPassing = (status: number) => status === 429 || status >= 500

/** Sends waiting notifications to the browsers of their readers, encrypted for each of them. */
export function createPusher({ db, clock, log, keys, contact, post = fetch }: PushOptions): Flusher {
  /** @returns the status of the service's answer */
  async function deliver(push: WaitingPush, subscription: Subscription): Promise<number> {
    const payload = {
      ...(await sentenceOf(push)),
      link: `/notifications?ouvrir=${push.idNotification}`,
      tag: `notif-${push.idNotification}`,
    }
    const request = await pushRequest(payload, subscription, { keys, contact })
    // A redirection could lead to where no subscription may.
    const rest = { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) } as const
    return (await post(subscription.endpoint, { ...request, ...rest })).status
  }

  async function settle(push: WaitingPush, subscription: Subscription): Promise<void> {
    const status = await deliver(push, subscription)
    if (GONE.has(status)) return forgetSubscription(db, push.subscription)
    if (isPassing(status)) throw Object.assign(new Error('The push service is busy'), { code: status })
    if (status >= 300) log.error({ push: push.id, status }, 'notification refused by the push service')
    await dropPush(db, push.id)
  }

  async function sendOne(push: WaitingPush): Promise<void> {
    const subscription = readSubscription(push.subscription)
    if (!subscription && push.subscription) return forgetSubscription(db, push.subscription)
    // Read under the bell already, or the session has ended.
    if (push.lu === 1 || !subscription) return dropPush(db, push.id)
    try {
      await settle(push, subscription)
    } catch (error) {
      // The endpoint names a device: the code tells enough.
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      log[push.isLast ? 'error' : 'warn'](
        { push: push.id, code },
        push.isLast ? 'notification given up' : 'notification not sent',
      )
      if (push.isLast) await dropPush(db, push.id)
    }
  }

  async function send(): Promise<number> {
    const pushes = await claimPushes(db, clock())
    await Promise.all(pushes.map(sendOne))
    return pushes.length
  }

  return createFlusher(send, (error) =>
    log.warn({ error: String(error instanceof Error && error.name) }, 'pushes wait'),
  )
}
