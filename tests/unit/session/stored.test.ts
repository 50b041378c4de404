// @vitest-environment jsdom
import { tokenPayload } from '@core/http/tokens'
import { readText, writeText } from '@core/platform/storage'
import { takeProfil } from '@src/redux/auth/profil'
import { selectUserData } from '@src/redux/auth/slice'
import { forgetSession, storedSession, storeSession } from '@src/redux/session/stored'
import { makeStore } from '@src/redux/store'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ANSWER } from './answer'

beforeEach(() => localStorage.clear())

describe('stored session', () => {
  it('uses the storage keys of the product', () => {
    storeSession(ANSWER)
    const stored = Object.fromEntries(Object.entries(localStorage))
    expect(stored).toMatchObject({
      role: 'ecole',
      accessToken: ANSWER.access_token,
      refreshToken: 'refresh',
      avatar: '',
      user: 'ecole',
      idUser: '2',
      activeUserId: '2',
      isFirstLogin: 'false',
      idAutoEcole: '1',
    })
    expect(JSON.parse(stored.connect ?? '')).toEqual(ANSWER.usersConnect)
    expect(JSON.parse(stored.activePackage ?? '')).toEqual(ANSWER.activePackage)
    expect(JSON.parse(stored.userData ?? '')).toMatchObject({ role: 'ecole', ability: ANSWER.ability })
  })

  it('is read as written, and gone after it is deleted', () => {
    localStorage.setItem('skin', 'dark')
    const session = storeSession(ANSWER)
    expect(storedSession()).toEqual(session)
    forgetSession()
    expect(storedSession()).toBeNull()
    expect(Object.keys(localStorage)).toEqual(['skin'])
  })

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no user', '{"role":"ecole","ability":[]}'],
    ['no rules', '{"role":"ecole","connect":{"id":1,"username":"a"},"ability":"all"}'],
    ['invalid rules', '{"role":"ecole","connect":{"id":1,"username":"a"},"ability":[null]}'],
  ])('is ignored when userData holds %s', (_case, userData) => {
    storeSession(ANSWER)
    localStorage.setItem('userData', userData)
    expect(storedSession()).toBeNull()
  })

  it('is ignored without its tokens', () => {
    storeSession(ANSWER)
    localStorage.removeItem('refreshToken')
    expect(storedSession()).toBeNull()
  })
})

describe('storage that refuses writes', () => {
  it('keeps values in memory for the life of the page', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    writeText('role', 'ecole')
    expect(readText('role')).toBe('ecole')
  })
})

describe('tokenPayload', () => {
  it('returns the user, accents included', () => {
    const claims = btoa(String.fromCharCode(...new TextEncoder().encode('{"sub":9,"username2":"Leïla"}')))
    expect(tokenPayload(`a.${claims}.b`)).toEqual({ sub: '9', username2: 'Leïla' })
  })

  it.each(['', 'abc', 'a.b.c', 'a.bnVsbA.c', `a.${btoa('"x"')}.c`])('returns null for the token %j', (token) => {
    expect(tokenPayload(token)).toBeNull()
  })
})

describe('the account as the server has it', () => {
  it('is no change when it is as it was, and changes only what differs', () => {
    storeSession(ANSWER)
    const store = makeStore()
    const before = selectUserData(store.getState())
    const { access_token: _access, refresh_token: _refresh, ...me } = structuredClone(ANSWER)
    store.dispatch(takeProfil(me))
    expect(selectUserData(store.getState())).toBe(before)
    store.dispatch(takeProfil({ ...me, avatar: '/photo.png' }))
    const after = selectUserData(store.getState())
    expect(after?.avatar).toBe('/photo.png')
    expect(after?.ability).toBe(before?.ability)
  })
})
