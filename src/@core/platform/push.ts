import { nativePush } from './pushNative'
import { PushError, type PushHandlers, type PushPermission, type PushService } from './pushService'
import { webPush } from './pushWeb'
import { readText, writeText } from './storage'

const KEY = 'push'
let service: PushService | undefined

/**
 * Selects the push service of this device: the native shell's, or the browser's.
 * @throws PushError `plugin_not_found` when there is neither
 */
export function initPush(handlers: PushHandlers): PushService {
  service ??= nativePush(handlers) ?? webPush(handlers) ?? undefined
  if (!service) throw new PushError('plugin_not_found')
  return service
}

/** @throws PushError `not_initialized` before `initPush` has selected a service */
function ready(): PushService {
  if (!service) throw new PushError('not_initialized')
  return service
}

/** Whether the user of this device wants notifications. */
export const isPushWanted = (): boolean => readText(KEY) === 'on'

/** Whether notifications are on for this device: wanted by the user and allowed by the device. */
export async function isPushOn(): Promise<boolean> {
  return isPushWanted() && (await ready().permission()) === 'granted'
}

/** Turns notifications on for this device. Call it in a click handler: it requests the permission. */
export async function enablePush(): Promise<PushPermission> {
  const permission = await ready().enable()
  if (permission === 'granted') writeText(KEY, 'on')
  return permission
}

/** Sends the device's token again, if notifications are on: once for every session. */
export async function renewPush(): Promise<void> {
  if (await isPushOn()) await ready().renew?.()
}

export async function disablePush(): Promise<void> {
  await ready().disable()
  writeText(KEY, 'off')
}

/** Shows a notification on this device, if they are on. */
export async function showPush(message: { title: string; body: string; link: string | null; tag: string }) {
  if (await isPushOn()) await ready().show(message)
}

/** Resets the selected service, for tests. */
export const resetPush = (): void => {
  service = undefined
}
