import { faultsOf, type ItemValues, startValues, totalsOf } from '@src/views/demo/invoice/values'
import { describe, expect, it } from 'vitest'

const item = (changes: Partial<ItemValues>): ItemValues => ({
  title: 'Leçon',
  note: '',
  cost: '10',
  quantity: '1',
  discount: '0',
  tax: '0',
  secondTax: '0',
  ...changes,
})
const faultsWith = (changes: Partial<ItemValues>) => faultsOf({ ...startValues(), items: [item(changes)] })

describe('totalsOf', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['-5', 0],
    ['abc', 0],
    ['1e9', 0],
    ['1000000000', 0],
    ['33,5', 33.5],
    ['33.5', 33.5],
    ['1 250,125', 1250.125],
    ['0,0004', 0],
    ['999999999', 999_999_999],
  ])('reads the price "%s" as %d', (cost, expected) => {
    expect(totalsOf([item({ cost })]).total).toBe(expected)
  })

  it('rounds to the millime, and the parts add up', () => {
    const { subtotal, discount, tax, total } = totalsOf([
      item({ cost: '0,333', quantity: '3', discount: '33', tax: '19' }),
      item({ cost: '19,999', quantity: '0,5', discount: '7', tax: '7' }),
    ])
    expect(Math.round((subtotal - discount + tax) * 1000) / 1000).toBe(total)
    expect(total).toBe(10.747)
  })

  it('applies both taxes after the discount', () => {
    expect(totalsOf([item({ cost: '200', discount: '10', tax: '19', secondTax: '1' })])).toEqual({
      subtotal: 200,
      discount: 20,
      tax: 36,
      total: 216,
    })
  })

  it('never discounts more than the price', () => {
    expect(totalsOf([item({ discount: '250', tax: '19' })]).total).toBe(0)
  })
})

describe('faults of an invoice line', () => {
  it.each([
    [{ cost: '-5' }, 'cost', 'invalid'],
    [{ cost: '' }, 'cost', 'required'],
    [{ cost: '1e9' }, 'cost', 'invalid'],
    [{ quantity: '0' }, 'quantity', 'too_small'],
    [{ quantity: '100000' }, 'quantity', 'too_big'],
    [{ discount: '101' }, 'discount', 'too_big'],
    [{ tax: '12,34567' }, 'tax', 'invalid'],
    [{ cost: '99999999' }, 'cost', 'too_big'],
    [{ secondTax: '101' }, 'secondTax', 'too_big'],
    [{ title: '  ' }, 'title', 'required'],
  ] as const)('for %j: %s is %s', (changes, field, code) => {
    expect(faultsWith(changes)[`items.0.${field}`]).toBe(code)
  })

  it('are none for a valid line with a price of zero', () => {
    expect(faultsWith({ cost: '0' })['items.0.cost']).toBeUndefined()
  })
})
