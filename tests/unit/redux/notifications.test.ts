// @vitest-environment jsdom
import { resetPush } from '@core/platform/push'
import { sessionEnded } from '@src/redux/auth/slice'
import { lookAtPush, turnPushOn } from '@src/redux/notifications/push'
import {
  newsSeen,
  notificationsSlice,
  pushFound,
  selectLastSeen,
  selectPush,
  selectPushWanted,
} from '@src/redux/notifications/slice'
import { makeStore } from '@src/redux/store'
import { beforeEach, describe, expect, it } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  resetPush()
})

describe('last notification that the bell has shown', () => {
  it('is the newest that ever came, and none before the first answer', () => {
    const { dispatch, getState } = makeStore()
    expect(selectLastSeen(getState())).toBeNull()
    dispatch(newsSeen([]))
    expect(selectLastSeen(getState())).toBe(0)
    dispatch(newsSeen([7, 4]))
    dispatch(newsSeen([5]))
    expect(selectLastSeen(getState())).toBe(7)
  })
})

describe('push notifications of the device', () => {
  it('have the state of the device or the reason of a failure', async () => {
    const { dispatch, getState } = makeStore()
    expect(selectPush(getState())).toBeNull()
    await dispatch(turnPushOn())
    expect(selectPush(getState())).toBe('not_initialized')
    await dispatch(
      lookAtPush(() => {
        throw new TypeError('no way')
      }),
    )
    expect(selectPush(getState())).toBe('not_initialized')
    expect(selectPushWanted(getState())).toBe(false)
  })

  it('stay wanted for the next user while seen notifications are cleared', () => {
    const { dispatch, getState } = makeStore()
    localStorage.setItem('push', 'on')
    dispatch(newsSeen([7]))
    dispatch(pushFound({ push: 'on', isWanted: true }))
    dispatch(sessionEnded({ resume: false }))
    expect(getState().notifications).toEqual({ lastSeen: null, push: null, isPushWanted: true })
    expect(notificationsSlice.getInitialState().isPushWanted).toBe(true)
  })
})
