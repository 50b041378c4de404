// @vitest-environment jsdom
import { DEMO_PASSWORD } from '@backend/seed/demo'
import { refreshTokens } from '@contract/calls/compte/auth'
import { http } from '@core/http'
import { configureHttp } from '@core/http/callbacks'
import { installFakeDb } from '@fake-db/index'
import { authApi } from '@src/redux/auth/auth'
import { takeNewPassword, takeProfil } from '@src/redux/auth/profil'
import { sessionEnded } from '@src/redux/auth/slice'
import { login, logout } from '@src/redux/auth/thunks'
import { followOtherTabs } from '@src/redux/session/followOtherTabs'
import { forgetSession, storedSession, storeSession } from '@src/redux/session/stored'
import { makeStore } from '@src/redux/store'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenFor } from '../http/jwt'
import { ANSWER } from '../session/answer'

let backend: TestBackend

beforeEach(async () => {
  localStorage.clear()
  backend = await startBackend()
  await installFakeDb(http, { backend })
  configureHttp({ refreshPath: refreshTokens.path })
})
afterEach(() => backend.stop())

async function signedIn(username = 'ecole') {
  const store = makeStore()
  const action = await store.dispatch(login({ username, password: DEMO_PASSWORD }))
  expect(login.fulfilled.match(action)).toBe(true)
  return store
}

describe('login thunk', () => {
  it('stores the session in the state and across a reload', async () => {
    const store = await signedIn()
    const { auth } = store.getState()
    expect(auth).toMatchObject({ userData: { role: 'ecole' }, showLoader: false })
    expect(makeStore().getState().auth).toEqual({ ...auth, isRestored: true })
  })

  it('rejects with the reason and stores nothing', async () => {
    const store = makeStore()
    const action = await store.dispatch(login({ username: 'ecole', password: 'faux' }))
    expect(action.payload).toMatchObject({ status: 401, code: 'bad_credentials' })
    expect(store.getState().auth.userData).toBeNull()
    expect(storedSession()).toBeNull()
  })

  it('rejects with the lock time after five wrong passwords', async () => {
    const store = makeStore()
    for (let tries = 0; tries < 5; tries++) await store.dispatch(login({ username: 'ecole', password: 'faux' }))
    const action = await store.dispatch(login({ username: 'ecole', password: DEMO_PASSWORD }))
    expect(action.payload).toMatchObject({ code: 'locked', details: { seconds: 900 } })
  })
})

describe('logout thunk', () => {
  it('clears session and cache and ends the session on the server', async () => {
    const store = await signedIn()
    await store.dispatch(authApi.endpoints.me.initiate())
    const { refreshToken } = store.getState().auth
    expect(Object.keys(store.getState().api.queries)).toHaveLength(1)
    await store.dispatch(logout())
    expect(store.getState().auth).toMatchObject({ userData: null, accessToken: null, showLoader: false, resume: false })
    expect(store.getState().api.queries).toEqual({})
    expect(storedSession()).toBeNull()
    await expect(http.post('auth/refresh', { refreshToken })).rejects.toMatchObject({ response: { status: 401 } })
  })
})

describe('drafts of forms', () => {
  beforeEach(() => {
    sessionStorage.clear()
    sessionStorage.setItem('draft:candidat:2:new', '{}')
    sessionStorage.setItem('other', 'kept')
  })

  it('are deleted at sign-out', async () => {
    const store = await signedIn()
    await store.dispatch(logout())
    expect(Object.keys(sessionStorage)).toEqual(['other'])
  })

  it('survive an expired session', async () => {
    const store = await signedIn()
    store.dispatch(sessionEnded({ resume: true }))
    expect(sessionStorage.getItem('draft:candidat:2:new')).toBe('{}')
  })
})

describe('session in the store', () => {
  it('is renewed on a running page when it expires', async () => {
    const store = await signedIn()
    const { accessToken } = store.getState().auth
    backend.clock.now = new Date(backend.clock.now.getTime() + 20 * 60_000)
    const { data } = await store.dispatch(authApi.endpoints.me.initiate())
    expect(data?.usersConnect.username).toBe('ecole')
    expect(storedSession()?.accessToken).not.toBe(accessToken)
  })

  it('accepts data of its own user and of nobody else', async () => {
    const store = await signedIn()
    const { access_token, refresh_token, ...me } = ANSWER
    const id = store.getState().auth.userData?.connect.id ?? 0
    store.dispatch(takeProfil({ ...me, usersConnect: { ...me.usersConnect, id: id + 1 } }))
    expect(store.getState().auth.userData?.connect.id).toBe(id)
    store.dispatch(takeProfil({ ...me, ability: [], usersConnect: { ...me.usersConnect, id } }))
    expect(storedSession()?.userData.ability).toEqual([])
  })

  it('keeps the last chosen language whatever older answers contain', async () => {
    const store = await signedIn()
    await store.dispatch(authApi.endpoints.me.initiate())
    const changed = await store.dispatch(authApi.endpoints.changeLanguage.initiate('de'))
    expect(changed.error).toBeUndefined()
    await vi.waitFor(() => {
      const { data } = authApi.endpoints.me.select()(store.getState())
      expect(data?.usersConnect.langue).toBe('de')
    })
  })

  it('continues with the tokens of a new password', async () => {
    const store = await signedIn()
    store.dispatch(takeNewPassword({ accessToken: tokenFor('2', 'next'), refreshToken: 'next' }))
    expect(storedSession()).toMatchObject({ refreshToken: 'next', userData: { isFirstLogin: false } })
    expect(store.getState().auth.refreshToken).toBe('next')
  })

  it('can be resumed at the same address after it expired', () => {
    storeSession(ANSWER)
    const store = makeStore()
    store.dispatch(sessionEnded({ resume: true }))
    expect(store.getState().auth).toMatchObject({ userData: null, resume: true })
  })
})

describe('sessions of other tabs', () => {
  const wake = () => window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))

  it('are followed when they sign out, renew or change the user', () => {
    storeSession(ANSWER)
    const store = makeStore()
    const stop = followOtherTabs(store)
    storeSession({ ...ANSWER, access_token: tokenFor('2', 'renewed') })
    wake()
    expect(store.getState().auth.accessToken).toBe(tokenFor('2', 'renewed'))
    storeSession({ ...ANSWER, usersConnect: { ...ANSWER.usersConnect, id: 3 }, role: 'manager' })
    wake()
    expect(store.getState().auth.userData?.role).toBe('manager')
    forgetSession()
    wake()
    expect(store.getState().auth).toMatchObject({ userData: null, resume: false })
    stop()
  })
})
