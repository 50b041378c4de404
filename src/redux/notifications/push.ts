import { disablePush, enablePush, isPushOn, isPushWanted } from '@core/platform/push'
import { PushError } from '@core/platform/pushService'
import type { AppThunk } from '../store'
import { type PushState, pushFound } from './slice'

const codeOf = (error: unknown): PushState => (error instanceof PushError ? error.code : 'not_initialized')

/** Runs an action on the notifications of this device and stores the resulting state. */
const attempt =
  (work: () => Promise<PushState>): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const push = await work().catch(codeOf)
    dispatch(pushFound({ push, isWanted: isPushWanted() }))
  }

/** `find` selects the push service; it throws when there is none. */
export const lookAtPush = (find: () => void) =>
  attempt(async () => {
    find()
    return (await isPushOn()) ? 'on' : 'off'
  })

/** Call it in a click handler: the device requests the permission. */
export const turnPushOn = () =>
  attempt(async () => {
    const permission = await enablePush()
    if (permission === 'granted') return 'on'
    return permission === 'denied' ? 'denied' : 'off'
  })

export const turnPushOff = () =>
  attempt(async () => {
    await disablePush()
    return 'off'
  })
