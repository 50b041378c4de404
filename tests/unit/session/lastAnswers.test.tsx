import { DEMO_PASSWORD } from '@backend/seed/demo'
import { http } from '@core/http'
import { installFakeDb } from '@fake-db/index'
import { dashboardApi } from '@src/redux/autoecole/dashboard'
import { forgetDrafts } from '@src/redux/session/forgetDrafts'
import { showLastAnswers } from '@src/redux/session/lastAnswers'
import { storeSession } from '@src/redux/session/stored'
import { makeStore } from '@src/redux/store'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let backend: TestBackend
beforeEach(async () => {
  backend = await startBackend()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/dashboard')
  await installFakeDb(http, { backend })
  await signIn('ecole')
})
afterEach(async () => {
  vi.useRealTimers()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
  await backend.stop()
})

const signIn = async (username: string) =>
  storeSession((await http.post('/auth/login', { username, password: DEMO_PASSWORD })).data)
const ask = dashboardApi.endpoints.dashboard.initiate(undefined)
const answerOf = dashboardApi.endpoints.dashboard.select(undefined)

/** The state of a page that was just loaded, before it has sent any request. */
function load() {
  const store = makeStore()
  showLastAnswers(store)
  return { ...store, shown: answerOf(store.getState()).data }
}
const leave = () => window.dispatchEvent(new Event('pagehide'))

/** Opens the page of the school's day and leaves it. */
async function left() {
  const { dispatch, shown } = load()
  expect(shown).toBeUndefined()
  const { data } = await dispatch(ask)
  expect(data).toBeDefined()
  leave()
  return data
}

it('the first page of a role shows what it showed before a reload, and asks again', async () => {
  const before = await left()
  const { dispatch, getState, shown } = load()
  expect(shown).toEqual(before)
  await backend.db.deleteFrom('evenement_candidat').execute()
  await backend.db.updateTable('evenement').set({ status: 'CANCELLED' }).execute()
  const { data } = await dispatch(ask)
  expect(data).not.toEqual(before)
  expect(answerOf(getState()).data).toEqual(data)
})

it('it is shown once', async () => {
  await left()
  load()
  expect(load().shown).toBeUndefined()
})

it('nobody else sees it', async () => {
  await left()
  await signIn('ecole2')
  expect(load().shown).toBeUndefined()
})

it('a sign-out deletes it and its picture', async () => {
  document.body.innerHTML = '<div id="root"><main><h1>Tableau de bord</h1></main></div>'
  await left()
  expect(sessionStorage.getItem('lastPicture')).not.toBeNull()
  await forgetDrafts(1)
  expect(sessionStorage.getItem('lastPicture')).toBeNull()
  expect(load().shown).toBeUndefined()
})

it('another page does not take it', async () => {
  await left()
  window.history.replaceState(null, '', '/apps/candidats')
  expect(load().shown).toBeUndefined()
})

it('a page with forms keeps nothing, not even what the first page had kept', async () => {
  document.body.innerHTML = '<div id="root"><main><h1>Tableau de bord</h1></main></div>'
  await left()
  window.history.replaceState(null, '', '/apps/candidats')
  leave()
  expect(sessionStorage.getItem('lastPicture')).toBeNull()
  window.history.replaceState(null, '', '/dashboard')
  expect(load().shown).toBeUndefined()
})

it('old answers are not shown, nor those of another build', async () => {
  await left()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 301_000)
  expect(load().shown).toBeUndefined()
  vi.useRealTimers()
  await left()
  const script = Object.assign(document.createElement('script'), { type: 'module', src: '/assets/start-other.js' })
  document.head.append(script)
  expect(load().shown).toBeUndefined()
  script.remove()
})
