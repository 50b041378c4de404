import { unpaidOf } from '@src/parts/recouvrement/UnpaidNotice'
import { expect, it } from 'vitest'

it('a refusal for lack of payment is read with its people, any other is not', () => {
  const details = { mode: 'warn', candidats: [{ id: 3, nom: 'Sami Ben Ali' }] }
  const problem = { status: 409, message: '', details }
  expect(unpaidOf({ ...problem, code: 'beyond_paid' })).toEqual({ code: 'beyond_paid', ...details })
  expect(unpaidOf({ ...problem, code: 'exam_no_contract' })).toEqual({ code: 'exam_no_contract', ...details })
  expect(unpaidOf({ ...problem, code: 'clash' })).toBeNull()
  expect(unpaidOf({ ...problem, code: 'exam_unpaid', details: null })).toBeNull()
})
