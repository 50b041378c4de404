import { claimPushes, dropPush, forgetSubscription, type WaitingPush } from '@backend/database/compte/push'
import type { Db } from '@backend/database/schema'
import type { Logger } from 'pino'
import { codeOf } from '../codeOf'
import { pushRequest, type Sender } from '../push/request'
import { sentenceOf } from '../push/sentence'
import { readSubscription, type Subscription } from '../push/subscription'
import { createFlusher, type Flusher } from './flusher'

interface PushOptions extends Sender {
  db: Db
  clock: () => Date
  log: Logger
  /** Sends a request; replaced in tests. */
  post?: typeof fetch
}

const PATIENCE = 10_000
/** Statuses that mean that the browser has ended the subscription. */
const GONE = new Set([404, 410])
/** Whether the failure is temporary: the service is busy or out of order, and may accept the message later. */
const isPassing = (status: number) => status === 429 || status >= 500

/** Sends waiting notifications to the browsers of their readers, encrypted for each. */
export function createPusher({ db, clock, log, keys, contact, post = fetch }: PushOptions): Flusher {
  /** @returns the status of the service's answer */
  async function deliver(push: WaitingPush, subscription: Subscription): Promise<number> {
    const payload = {
      ...(await sentenceOf(push)),
      link: `/notifications?ouvrir=${push.idNotification}`,
      tag: `notif-${push.idNotification}`,
    }
    const request = await pushRequest(payload, subscription, { keys, contact })
    // A redirect could lead to an address that is not allowed for subscriptions.
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
    // The notification was already read under the bell, or the session has ended.
    if (push.lu === 1 || !subscription) return dropPush(db, push.id)
    try {
      await settle(push, subscription)
    } catch (error) {
      // The endpoint identifies a device, so only the code is logged.
      const code = codeOf(error)
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
