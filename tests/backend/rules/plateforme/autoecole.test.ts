import { readOnlyReason } from '@backend/rules/plateforme/autoecole'
import { expect, it } from 'vitest'

it.each([
  ['ACTIVE', '2026-12-01', null],
  ['ACTIVE', null, 'NO_PACKAGE'],
  ['PENDING', '2026-12-01', 'PENDING'],
  ['PENDING', null, 'PENDING'],
  ['SUSPENDED', '2026-12-01', 'SUSPENDED'],
] as const)('readOnlyReason of a school that is %s with a package until %s is %s', (statut, packageFin, reason) => {
  expect(readOnlyReason({ statut, packageFin })).toBe(reason)
})
