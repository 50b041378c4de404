import { readOnlyReason } from '@backend/rules/plateforme/autoecole'
import { expect, it } from 'vitest'

it.each([
  ['ACTIVE', '2026-01-05', '2026-12-01', null],
  ['ACTIVE', '2026-01-05', null, 'NO_PACKAGE'],
  ['PENDING', null, '2026-12-01', 'PENDING'],
  ['PENDING', null, null, 'PENDING'],
  ['SUSPENDED', '2026-01-05', '2026-12-01', 'SUSPENDED'],
  ['SUSPENDED', null, '2026-12-01', 'REFUSED'],
] as const)('a school that is %s, approved on %s, with a package until %s is read-only for %s', (...given) => {
  const [statut, approuveLe, packageFin, reason] = given
  expect(readOnlyReason({ statut, approuveLe, packageFin })).toBe(reason)
})
