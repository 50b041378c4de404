import { chequeAddress } from '@src/parts/argent/chequeAddress'
import { expect, it } from 'vitest'

it('a cheque is opened in the list of cheques', () => {
  expect(chequeAddress(12)).toBe('/apps/transactions/cheques?row=12')
})
