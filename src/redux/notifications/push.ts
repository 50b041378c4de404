import { disablePush, enablePush, isPushOn, isPushWanted } from '@core/platform/push'
import { PushError } from '@core/platform/pushService'
import type { AppThunk } from '../store'
import { type PushState, pushFound } from './slice'

const codeOf = (error: unknown): PushState => (error instanceof PushError ? error.code : 'not_initialized')

/** Does something with the notifications of this device, and notes how they are then. */
const attempt =
  (work: () => Promise<PushState>): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const push = await work().catch(codeOf)
    dispatch(pushFound({ push, isWanted: isPushWanted() }))
  }

/** `find` looks for a way to show notifications; it throws where there is none. */
export const lookAtPush = (find: () => void) =>
  attempt(async () => {
    find()
    return (await isPushOn()) ? 'on' : 'off'
  })

/** Call it from a click: the device asks for the permission. */
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
