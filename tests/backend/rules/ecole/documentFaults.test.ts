import { documentFaults } from '@backend/rules/ecole/candidat'
import { expect, it } from 'vitest'

const TODAY = '2026-11-21'
const YESTERDAY = '2026-11-20'
const TOMORROW = '2026-11-22'

it.each([
  // The columns: kind of document, its date, its last valid day, faults.
  ['cin', null, null, {}],
  ['cin', TODAY, null, {}],
  ['cin', TOMORROW, null, { dateDocument: 'date_future' }],
  ['cin', TODAY, TODAY, {}],
  ['cin', TODAY, YESTERDAY, { dateExpiration: 'end_before_start' }],
  ['cin', null, YESTERDAY, {}],
  ['cin', TOMORROW, TODAY, { dateDocument: 'date_future', dateExpiration: 'end_before_start' }],
  ['certificat_medical', YESTERDAY, TOMORROW, {}],
  ['contrat', YESTERDAY, null, {}],
  ['contrat', YESTERDAY, TOMORROW, { dateExpiration: 'not_allowed' }],
  ['photos', null, null, {}],
  ['photos', YESTERDAY, null, { dateDocument: 'not_allowed' }],
  ['photos', null, TOMORROW, { dateExpiration: 'not_allowed' }],
  ['photos', TOMORROW, TODAY, { dateDocument: 'not_allowed', dateExpiration: 'not_allowed' }],
] as const)(
  'documentFaults reports for a paper of the kind %s of %s, valid until %s, the faults %j',
  (type, dateDocument, dateExpiration, faults) => {
    expect(documentFaults(type, { dateDocument, dateExpiration }, TODAY)).toEqual(faults)
  },
)
