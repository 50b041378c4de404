import { abonnementState, changedAt, versionOf } from '@backend/rules/plateforme/autoecole'
import { firstDay, lastDay, packageState } from '@backend/rules/plateforme/package'
import { describe, expect, it } from 'vitest'

const TODAY = '2026-11-21'

describe('lastDay', () => {
  it.each([
    ['weekly', TODAY, '2026-11-27'],
    ['weekly', '2026-12-30', '2027-01-05'],
    ['monthly', '2026-11-21', '2026-12-20'],
    ['monthly', '2026-12-01', '2026-12-31'],
    ['monthly', '2026-01-31', '2026-02-28'],
    ['monthly', '2026-01-28', '2026-02-27'],
    ['annually', '2026-11-21', '2027-05-20'],
    ['annually', '2026-08-31', '2027-02-28'],
    ['annually', '2027-08-31', '2028-02-29'],
  ] as const)('ends a package that is %s from %s on %s', (frequence, debut, fin) => {
    expect(lastDay(debut, frequence)).toBe(fin)
  })
})

describe('firstDay', () => {
  it.each([
    [null, TODAY],
    ['2026-11-19', TODAY],
    ['2026-11-20', TODAY],
    [TODAY, '2026-11-22'],
    ['2026-12-31', '2027-01-01'],
  ])('begins the package after one until %s on %s', (until, day) => {
    expect(firstDay(TODAY, until)).toBe(day)
  })
})

describe('packageState', () => {
  it.each([
    ['2026-10-01', '2026-11-20', 'EXPIRED'],
    ['2026-10-01', TODAY, 'ACTIVE'],
    [TODAY, TODAY, 'ACTIVE'],
    ['2026-11-22', '2026-12-21', 'UPCOMING'],
  ])('calls a package from %s to %s %s', (dateDebut, dateFin, etat) => {
    expect(packageState({ dateDebut, dateFin }, TODAY)).toBe(etat)
  })
})

describe('abonnementState', () => {
  it.each([
    [null, 'NONE'],
    [TODAY, 'SOON'],
    ['2026-12-21', 'SOON'],
    ['2026-12-22', 'ACTIVE'],
  ])('calls a subscription until %s %s', (dateFin, etat) => {
    expect(abonnementState(dateFin, TODAY)).toBe(etat)
  })
})

describe('changedAt', () => {
  const NOW = '2026-11-21T09:00:00.000Z'
  it.each([
    ['is now', '2026-11-21T08:59:59.000Z', NOW],
    ['comes after another in the same millisecond', NOW, '2026-11-21T09:00:00.001Z'],
    ['comes after another that a clock ahead has written', '2026-11-21T09:00:05.000Z', '2026-11-21T09:00:05.001Z'],
  ])('answers a moment that %s', (_name, updatedAt, changed) => {
    expect(changedAt(NOW, updatedAt)).toBe(changed)
    expect(versionOf(changed)).toBeGreaterThan(versionOf(updatedAt))
  })
})
