import type { AppAbility, Role } from '@contract/ability'
import { isDemoPage } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'
import { selectUserData } from '@src/redux/auth/slice'
import { abilityOf } from '@src/redux/session/ability'
import { allPages } from '@src/router/demo/pages'
import { mayOpen } from '@src/router/guard'
import { framedPages, openPages } from '@src/router/openPages'
import { act } from '@testing-library/react'
import type { TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { suspend } from '@tests/helpers/scenarios'
import { matchPath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'

const suspended = (username: string) => async (backend: TestBackend) => {
  await suspend(backend, 1)
  return username
}

/** The users of the walks: each role, each desk access, and schools that may not write. */
const WALKERS: Record<string, (backend: TestBackend) => Promise<string>> = {
  'the whole desk': async () => 'ecole',
  'the planning desk': async (backend) => {
    await deskWith(backend, 'planning')
    return 'ecole-planning'
  },
  'the cash desk': async (backend) => {
    await deskWith(backend, 'caisse')
    return 'ecole-planning'
  },
  'a suspended school': suspended('ecole'),
  'an instructor of a suspended school': suspended('moniteur'),
  'a candidate of a suspended school': suspended('candidat'),
  'a school that waits': async () => 'ecole3',
  'an instructor': async () => 'moniteur',
  'a candidate': async () => 'candidat',
  'a client': async () => 'client',
  'the manager': async () => 'manager',
}

/** The most pages of a walk, of which one of each kind is enough. */
const MOST = 50
/** The number of checks without changes after which a page is complete, and the pause between them. */
const [CALM, PAUSE_MS] = [3, 20]

const isOpenToAll = (pathname: string) =>
  [...openPages, ...framedPages].some(({ path }) => path !== '*' && matchPath(path, pathname))

const pageOf = (pathname: string) => allPages.find(({ path }) => matchPath(path, pathname))

/** Addresses of one kind lead to the same page with other records. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://here')
  const [vue, tab] = [searchParams.get('vue'), searchParams.get('tab')]
  return `${pageOf(pathname)?.path ?? pathname} ${[...searchParams.keys()].sort()} ${vue} ${tab}`
}

/** The addresses of the application that the page links to. */
const linksHere = () =>
  [...document.querySelectorAll('a[href]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/') && !href.startsWith('//'))

type Opened = Awaited<ReturnType<typeof openPage>>

async function settled({ store }: Opened): Promise<void> {
  let calm = 0
  let before = ''
  for (let round = 0; round < 400 && calm < CALM; round += 1) {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS)))
    const isPending = Object.values(store.getState().api.queries).some((query) => query?.status === 'pending')
    const now = linksHere().join()
    const isDrawn = document.querySelector('h1') !== null && document.querySelector('.skeleton') === null
    calm = !isPending && isDrawn && now === before ? calm + 1 : 0
    before = now
  }
}

/** Opens each tab of the page, because tabs have their own links and calls. */
async function openTabs(opened: Opened, look: () => void): Promise<void> {
  const tabs = document.querySelectorAll<HTMLElement>('[role=tab]')
  for (const name of [...tabs].map(({ textContent }) => textContent)) {
    const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
      ({ textContent }) => textContent === name,
    )
    if (!tab || tab.getAttribute('aria-selected') === 'true') continue
    act(() => tab.click())
    await settled(opened)
    look()
  }
}

/** The text of a refusal, which is the same for all records. */
const said = (here: string, what: string) => `${here.replace(/\d+/g, '#')} → ${what.replace(/\d+/g, '#')}`

/** Opens a page of each kind, beginning with those of the menu, and collects the calls that would be refused. */
async function walk(backend: TestBackend, username: string): Promise<string[]> {
  const refused: string[] = []
  let here = ''
  const { request } = backend
  backend.request = async (path, init) => {
    const answer = await request(path, init)
    if (answer.status === 403) refused.push(said(here, `${init?.method ?? 'GET'} ${path}`))
    return answer
  }
  const opened = await openPage(backend, [...allPages], paths.profile, { username })
  const user = selectUserData(opened.store.getState())
  const [ability, role]: [AppAbility, Role] = [abilityOf(user?.ability), user?.role ?? 'client']
  const opens = (pathname: string) => {
    const page = pageOf(pathname)
    return page ? mayOpen(page, ability, role) : isOpenToAll(pathname)
  }
  const waiting = allPages
    .filter((page) => !isDemoPage(page) && !page.path.includes(':') && mayOpen(page, ability, role))
    .map(({ path }) => path)
  const seen = new Set(waiting.map(kindOf))
  const look = () => {
    for (const href of new Set(linksHere())) {
      const { pathname } = new URL(href, 'http://here')
      if (!opens(pathname)) refused.push(said(here, href))
      const page = pageOf(pathname)
      if (!page || isDemoPage(page) || !opens(pathname) || seen.has(kindOf(href))) continue
      seen.add(kindOf(href))
      waiting.push(href)
    }
  }
  for (let count = 0; count < MOST && waiting.length > 0; count += 1) {
    here = waiting.shift() ?? ''
    await act(() => opened.router.navigate(here))
    await settled(opened)
    look()
    await openTabs(opened, look)
  }
  return [...new Set(refused)]
}

describe('links of every page', () => {
  it.each(Object.entries(WALKERS))(
    'lead %s to pages and calls that are not refused',
    { timeout: 300_000, tags: ['long'] },
    async (_, prepare) => {
      const { backend } = await startSchool()
      const username = await prepare(backend)
      expect(await walk(backend, username)).toEqual([])
      await backend.stop()
    },
  )
})
