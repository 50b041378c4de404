import { abilityRules, buildAbility, LANDING, ROLES, type Role } from '@contract/ability'
import { menuItems } from '@core/layouts/menu'
import demoNav from '@src/assets/locales/fr/demo/demoNav.json'
import nav from '@src/assets/locales/fr/nav.json'
import { loginFrom, paths, safeFrom } from '@src/configs/paths'
import { DEMO_GROUPS } from '@src/navigation/demo/menu'
import { menuFor } from '@src/navigation/menu'
import { abilityOf as sessionAbility } from '@src/redux/session/ability'
import { addSignedInPages, appRoutes, firstAddress } from '@src/router'
import { allPages as pages } from '@src/router/demo/pages'
import { mayOpen } from '@src/router/guard'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'

const texts: Record<string, string> = { ...nav, ...demoNav }
const abilityOf = (role: Role) =>
  buildAbility(abilityRules({ id: 5, role, idAutoEcole: role === 'manager' || role === 'client' ? null : 1 }))
const opened = (role: Role) => pages.filter((page) => mayOpen(page, abilityOf(role), role)).map(({ path }) => path)

describe('role', () => {
  it.each(ROLES)('%s may open its landing page', (role) => {
    expect(opened(role)).toContain(LANDING[role])
  })

  it.each(ROLES)('%s may open every page of its menu', (role) => {
    const menu = menuFor(role, abilityOf(role), (key) => key, DEMO_GROUPS)
    const addresses = menuItems(menu).map(({ to }) => to)
    expect(addresses.length).toBeGreaterThan(1)
    const known: string[] = [...opened(role), paths.contact, paths.home, paths.comingSoon]
    expect(addresses.filter((address) => !known.includes(address))).toEqual([])
  })

  it.each<[Role, string[]]>([
    [
      'manager',
      [
        'dashboard',
        'autoecoles',
        'packs',
        'demandes',
        'packages',
        'utilisateurs',
        'codeCourse',
        'messages',
        'communication',
        'demo',
        'demoPages',
        'showcases',
      ],
    ],
    [
      'ecole',
      [
        'dashboard',
        'calendrier',
        'vehicules',
        'candidats',
        'moniteurs',
        'historiques',
        'transactions',
        'configuration',
        'tarification',
        'examens',
        'codeCourse',
        'communication',
      ],
    ],
    ['candidat', ['candidatPortfolio', 'calendrier', 'codeCourse', 'communication']],
    ['moniteur', ['moniteurPortfolio', 'calendrier', 'candidats', 'codeCourse', 'devoirs', 'communication']],
    ['client', ['accessControl', 'contact', 'communication']],
  ])('%s has its own menu in order', (role, ids) => {
    expect(menuFor(role, abilityOf(role), (key) => key, DEMO_GROUPS).map(({ id }) => id)).toEqual(ids)
  })

  it.each(ROLES)('%s has no two menu lines with one name', (role) => {
    const names = menuItems(menuFor(role, abilityOf(role), (key) => key.replace(/^\w+:/, ''), DEMO_GROUPS)).map(
      ({ label }) => texts[label],
    )
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it.each<[Role, string]>([
    ['ecole', paths.autoecoles],
    ['ecole', paths.candidatPortfolio],
    ['candidat', paths.candidats],
    ['candidat', paths.moniteurPortfolio],
    ['moniteur', paths.candidatNew],
    ['moniteur', paths.candidatPortfolio],
    ['client', paths.dashboard],
    ['manager', paths.candidats],
  ])('%s may not open %s', (role, path) => {
    expect(opened(role)).not.toContain(path)
  })

  it('shows no menu to a role without rules', () => {
    expect(menuFor('inconnu' as Role, buildAbility([]), (key) => key)).toEqual([])
  })
})

describe('demo areas', () => {
  const menuOf = (role: Role, ability = abilityOf(role)) => menuItems(menuFor(role, ability, (key) => key, DEMO_GROUPS))

  it('have the access page in the menu of the manager only', () => {
    expect(menuOf('manager').find(({ to }) => to === '/access-control')?.id).toBe('demoAccess')
    expect(opened('manager')).toContain('/access-control')
    for (const role of ['ecole', 'candidat', 'moniteur'] as const) expect(opened(role)).not.toContain('/access-control')
  })

  it.each(ROLES)('are open to %s in a build that opens them to all roles', (role) => {
    const rules = abilityRules({ id: 5, role, idAutoEcole: 1 })
    const demo = pages.filter(({ can }) => can?.[1] === 'Demo')
    expect(demo.length).toBeGreaterThan(10)
    vi.stubEnv('VITE_DEMO', 'all')
    const everything = sessionAbility(rules)
    vi.unstubAllEnvs()
    expect(demo.filter((page) => !mayOpen(page, everything, role))).toEqual([])
    expect(menuOf(role, everything).map(({ to }) => to)).toEqual(
      expect.arrayContaining(['/', '/apps/invoice/list', '/apps/cars/list', '/access-control']),
    )
    const asBuilt = sessionAbility(rules)
    expect(demo.some((page) => mayOpen(page, asBuilt, role))).toBe(role === 'manager')
  })
})

describe('firstAddress', () => {
  const routes = appRoutes()

  it.each([
    ['/dashboard', '/login?from=%2Fdashboard'],
    ['/apps/candidats/12?tab=examens', '/login?from=%2Fapps%2Fcandidats%2F12%3Ftab%3Dexamens'],
    ['/', '/login'],
    ['/first-login', '/login?from=%2Ffirst-login'],
    ['/login', '/login'],
    ['/backend', '/backend'],
    ['/nulle-part', '/nulle-part'],
  ])('sends %s without a session to %s', async (address, to) => {
    expect(await firstAddress(routes, address, false)).toBe(to)
  })

  it.each([
    ['/login', '/accueil'],
    ['/login?from=%2Fprofile', '/profile'],
    ['/forgot-password', '/accueil'],
    ['/dashboard', '/dashboard'],
    ['/backend', '/backend'],
  ])('sends %s with a session to %s', async (address, to) => {
    expect(await firstAddress(routes, address, true)).toBe(to)
  })
})

describe('safeFrom', () => {
  it.each([
    '//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/login?from=/x',
    '',
  ])('refuses the return address %s', (from) => {
    expect(safeFrom(`?${new URLSearchParams({ from })}`)).toBeNull()
  })

  it('returns the page that was open', () => {
    expect(safeFrom(new URL(loginFrom('/apps/candidats?q=a b&page=2'), 'http://x').search)).toBe(
      '/apps/candidats?q=a b&page=2',
    )
  })
})

describe('pages of the demo', () => {
  const load = async (address: string) => {
    const patched: string[][] = []
    const matches = matchRoutes(appRoutes(), address) ?? []
    await addSignedInPages()({
      path: address,
      matches,
      signal: new AbortController().signal,
      patch: (_, routes) => void patched.push(routes.flatMap(({ path }) => path ?? [])),
    } as Parameters<ReturnType<typeof addSignedInPages>>[0])
    return patched
  }

  it.each(['/dashboard', '/apps/candidats/12', '/apps/code-course/salle/4'])('stay unknown at %s', async (address) => {
    const [product, ...more] = await load(address)
    expect(product).toContain('/dashboard')
    expect(product).not.toContain('/apps/email')
    expect(more).toEqual([])
  })

  it.each(['/apps/email', '/apps/todo/tag/team', '/components/buttons'])('are known at %s', async (address) => {
    expect((await load(address))[1]).toEqual(expect.arrayContaining(['/apps/email', '/components/buttons']))
  })

  it('are none without network, where an address that nobody knows is no page of theirs', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    vi.doMock('@src/router/demo/pages', () => {
      throw new Error('no network')
    })
    try {
      expect(await load('/nulle-part')).toHaveLength(1)
      vi.stubGlobal('navigator', { onLine: true })
      await expect(load('/nulle-part')).rejects.toThrow()
    } finally {
      vi.doUnmock('@src/router/demo/pages')
      vi.unstubAllGlobals()
    }
    expect(await load('/apps/email')).toHaveLength(2)
  })

  it('are not asked for at an address that is open to everybody', async () => {
    expect(await load('/salle/K7P2')).toEqual([])
  })
})
