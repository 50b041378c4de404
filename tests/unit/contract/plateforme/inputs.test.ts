import { matricule } from '@contract/plateforme/autoecole'
import { packInput } from '@contract/plateforme/pack'
import { packageInput } from '@contract/plateforme/package'
import { faultsIn } from '@tests/helpers/faultsIn'
import { expect, it } from 'vitest'

it('the agreement number of a school is stored in capitals, with single spaces', () => {
  expect(matricule.parse(' ae  2024/118 ')).toBe('AE 2024/118')
  expect(faultsIn(matricule, '-118')).toEqual({ _: 'invalid' })
  expect(faultsIn(matricule, 'AE#118')).toEqual({ _: 'invalid' })
})

it('a pack without a limit has none', () => {
  const { limiteCandidats } = packInput.shape
  expect([limiteCandidats.parse(null), limiteCandidats.parse(undefined), limiteCandidats.parse(20)]).toEqual([
    ...[null, null, 20],
  ])
})

it('a package without a first day leaves the day to the application', () => {
  const { dateDebut } = packageInput.shape
  expect([dateDebut.parse(''), dateDebut.parse(null), dateDebut.parse('2026-12-01')]).toEqual([
    ...[null, null, '2026-12-01'],
  ])
})
