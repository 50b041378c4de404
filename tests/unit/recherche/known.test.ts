// @vitest-environment node
import { abilityRules, buildAbility, ROLES, type Role } from '@contract/ability'
import { menuItems } from '@core/layouts/menu'
import { nearEntries, searchEntries } from '@core/layouts/search/matching'
import ar from '@src/assets/locales/ar/ecole/recherche.json'
import de from '@src/assets/locales/de/ecole/recherche.json'
import en from '@src/assets/locales/en/ecole/recherche.json'
import fr from '@src/assets/locales/fr/ecole/recherche.json'
import nav from '@src/assets/locales/fr/nav.json'
import pt from '@src/assets/locales/pt/ecole/recherche.json'
import { paths } from '@src/configs/paths'
import { menuFor } from '@src/navigation/menu'
import { actionsFor, otherPagesFor } from '@src/navigation/search'
import { SEARCH_RULES } from '@src/navigation/searchRules'
import { mayOpen } from '@src/router/guard'
import { framedPages } from '@src/router/openPages'
import { pages } from '@src/router/pages'
import { describe, expect, it, vi } from 'vitest'

/** Pages that the search does not offer, and why. */
const UNOFFERED: Record<string, string> = {
  '*': 'the page for unknown addresses',
  [paths.notAuthorized]: 'an answer, not a page to go to',
  [paths.prixNew]: 'needs the licence that it is for; the prices are offered',
}

const commands = { apparence: vi.fn(), deconnexion: vi.fn() }
const personOf = (role: Role, t: (key: string) => string = (key) => key) => ({
  role,
  ability: buildAbility(abilityRules({ id: 1, role, idAutoEcole: 1 })),
  t,
})

function textIn(texts: object) {
  return (key: string): string => {
    const [namespace, path = ''] = key.split(':')
    const start: unknown = namespace === 'nav' ? nav : texts
    const found = path
      .split('.')
      .reduce<unknown>((at, part) => (typeof at === 'object' && at ? Reflect.get(at, part) : undefined), start)
    return typeof found === 'string' ? found : ''
  }
}

/** The pages and actions of a role in a language. */
function entriesOf(role: Role, texts: object = fr) {
  const person = personOf(role, textIn(texts))
  const menu = menuItems(menuFor(role, person.ability, person.t))
  return { pages: [...menu, ...otherPagesFor(person)], actions: actionsFor(person, commands) }
}

function addressesOf(text: string, role: Role = 'ecole', texts: object = fr): string[] {
  const { pages: some, actions } = entriesOf(role, texts)
  return [some, actions].flatMap((entries) => searchEntries(entries, text, SEARCH_RULES).entries.map(({ to }) => to))
}

describe('the search knows', () => {
  it.each(ROLES)('every page of the menu and every page without parameters: %s', (role) => {
    const { ability } = personOf(role)
    const { pages: found, actions } = entriesOf(role)
    const known = new Set([...found, ...actions].map(({ to }) => to.split('?')[0]))
    const open = [...pages.filter((page) => mayOpen(page, ability, role)), ...framedPages]
      .map(({ path }) => path)
      .filter((path) => !path.includes(':') && !(path in UNOFFERED))
    expect([...new Set(open)].filter((path) => !known.has(path))).toEqual([])
  })

  it.each([
    ['clôture', paths.clotures],
    ['journal de caisse', paths.clotures],
    ['session de caisse', paths.clotures],
    ['chèque', paths.cheques],
    ['approbation', paths.approbations],
    ['reprise', paths.reprise],
    ['permis enseignés', `${paths.configuration}?tab=permis`],
    ['mentions', `${paths.configuration}?tab=mentions`],
    ['sauvegarde', `${paths.configuration}?tab=archive`],
    ['licences', paths.licences],
    ['accessibilité', paths.accessibilite],
    ['feuille du jour', paths.calendrier],
    ['raccourcis clavier', paths.calendrier],
    ['langue', paths.profile],
    ['mode sombre', `${paths.profile}#apparence`],
    ['thème', `${paths.profile}#apparence`],
    ['se déconnecter', `${paths.profile}#deconnexion`],
    ['déconnexion', `${paths.profile}#deconnexion`],
    ['dépenses', `${paths.transactions}?nouveau=depense`],
    ['salles', paths.salles],
    ['salle', paths.salles],
    ['examens', paths.examens],
    ['examen', paths.examens],
    ['véhicule', paths.vehicules],
  ])('« %s »', (text, address) => {
    expect(addressesOf(text)).toContain(address)
  })

  it('no page by a word that none has: « page des véhicules »', () => {
    expect(addressesOf('page des véhicules')).toEqual([])
  })

  it('the suspension of a school, for the platform', () => {
    expect(addressesOf('suspendre', 'manager')).toContain(paths.autoecoles)
    expect(addressesOf('suspendre')).toEqual([])
  })

  it.each([
    ['en', en, 'dark mode', 'sign out'],
    ['de', de, 'dunkel', 'abmelden'],
    ['pt', pt, 'modo escuro', 'terminar sessao'],
    ['ar', ar, 'داكن', 'تسجيل الخروج'],
  ])('commands in the language of the page: %s', (_, texts, appearance, logout) => {
    expect(addressesOf(appearance, 'ecole', texts)).toContain(`${paths.profile}#apparence`)
    expect(addressesOf(logout, 'ecole', texts)).toContain(`${paths.profile}#deconnexion`)
  })

  it('commands as actions that are run, and none where nobody runs them', () => {
    const [found] = searchEntries(entriesOf('client').actions, 'se deconnecter', SEARCH_RULES).entries
    found?.run?.()
    expect(commands.deconnexion).toHaveBeenCalledOnce()
    expect(actionsFor(personOf('client')).filter(({ to }) => to.includes('#'))).toEqual([])
  })

  it('one slip in words of four letters and more', () => {
    const near = (text: string) => nearEntries(entriesOf('ecole').pages, text, SEARCH_RULES).map(({ to }) => to)
    expect(near('vehciules')).toContain(paths.vehicules)
    expect(near('clotrue')).toContain(paths.clotures)
    expect(near('calendirer')).toContain(paths.calendrier)
    expect(near('caelndirer')).toEqual([])
    expect(near('vhe')).toEqual([])
    expect(near('xyz')).toEqual([])
  })
})
