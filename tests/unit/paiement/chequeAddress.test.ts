import { chequeAddress } from '@src/parts/argent/chequeAddress'
import { expect, it } from 'vitest'

it.each([
  ['0012346', '/apps/transactions/cheques?q=0012346'],
  ['12 & 13', '/apps/transactions/cheques?q=12+%26+13'],
  ['', '/apps/transactions/cheques'],
  [null, '/apps/transactions/cheques'],
])('a cheque with the number %j is found in the list of cheques', (numero, address) => {
  expect(chequeAddress(numero)).toBe(address)
})
