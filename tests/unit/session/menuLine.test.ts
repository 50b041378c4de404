import { ACCES, abilityRules, buildAbility, type Person, ROLES, readOnlyRules } from '@contract/ability'
import { itemAt } from '@core/layouts/menu'
import { paths } from '@src/configs/paths'
import { DEMO_GROUPS } from '@src/navigation/demo/menu'
import { menuFor } from '@src/navigation/menu'
import { mayOpen } from '@src/router/guard'
import { pages } from '@src/router/pages'
import { describe, expect, it } from 'vitest'

const PERSONS: Person[] = ROLES.flatMap((role): Person[] => {
  const person = { id: 5, role, idAutoEcole: role === 'manager' || role === 'client' ? null : 1 }
  return role === 'ecole' ? ACCES.map((acces) => ({ ...person, acces })) : [person]
})

const nameOf = ({ role, acces }: Person) => (acces ? `${role} ${acces}` : role)

/** Pages that no line of the menu leads to. */
const EXCEPTIONS: Record<string, string> = {
  [paths.profile]: 'is opened from the menu of the account',
  [paths.notifications]: 'is opened from the bell',
}

/** The line of each page that a person may open. */
function linesOf(person: Person, rules = abilityRules(person)): [address: string, line: string | undefined][] {
  const ability = buildAbility(rules)
  const menu = menuFor(person.role, ability, (key) => key, DEMO_GROUPS)
  return pages
    .filter((page) => mayOpen(page, ability, person.role))
    .map(({ path }) => [path, itemAt(menu, path.replace(/:\w+/g, '7'))?.id])
}

describe('line of the menu', () => {
  it.each(PERSONS.map((person) => [nameOf(person), person] as const))('%s finds one active on every page', (_, who) => {
    const lines = [...linesOf(who), ...linesOf(who, readOnlyRules(abilityRules(who)))]
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.filter(([path, line]) => (line === undefined) !== path in EXCEPTIONS)).toEqual([])
  })

  it('stays in a school that can only be read where a right to read does', () => {
    const linesIn = (rules: typeof abilityRules) =>
      PERSONS.map((who) => menuFor(who.role, buildAbility(rules(who)), (key) => key).length)
    expect(linesIn((who) => readOnlyRules(abilityRules(who)))).toEqual(linesIn(abilityRules))
  })

  it.each<[Person['role'], Person['acces'], string, string]>([
    ['ecole', 'tout', '/apps/factures', 'transactions'],
    ['ecole', 'tout', '/apps/factures/3/edit', 'transactions'],
    ['ecole', 'caisse', '/apps/regularisation', 'transactions'],
    ['ecole', 'planning', '/apps/regularisation', 'dashboard'],
    ['ecole', 'tout', '/apps/codes-acces', 'codeCourse'],
    ['ecole', 'tout', '/apps/utilisateurs', 'configuration'],
    ['manager', null, '/apps/utilisateurs', 'utilisateurs'],
    ['ecole', 'planning', '/apps/examinateurs', 'examens'],
    ['ecole', 'caisse', '/apps/contrat/2', 'candidats'],
    ['candidat', null, '/apps/contrat/2', 'candidatPortfolio'],
    ['candidat', null, '/apps/factures/1', 'candidatPortfolio'],
    ['moniteur', null, '/apps/code-course/devoirs', 'devoirs'],
    ['client', null, '/apps/code-course/etude/1', 'accessControl'],
  ])('of %s (%s) at %s is %s', (role, acces, address, line) => {
    const person = { id: 5, role, idAutoEcole: 1, acces }
    expect(
      itemAt(
        menuFor(role, buildAbility(abilityRules(person)), (key) => key),
        address,
      )?.id,
    ).toBe(line)
  })
})
