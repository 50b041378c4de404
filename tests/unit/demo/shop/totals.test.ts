import { couponOf, giftCardOf, lineTotal, orderTotals } from '@src/views/demo/shop/checkout/totals'
import { describe, expect, it } from 'vitest'

const line = (price: number, qty: number, discountPercentage: number, hasFreeShipping = false) => ({
  price,
  qty,
  discountPercentage,
  hasFreeShipping,
})

describe('orderTotals', () => {
  it('sums the parts to the millime', () => {
    const lines = [line(64.9, 3, 7), line(14.9, 1, 20, true)]
    // 194.700 less 13.629; 14.900 less 2.980
    expect(lines.map(lineTotal)).toEqual([181_071, 11_920])
    expect(orderTotals(lines, null)).toEqual({
      subtotal: 209_600,
      discount: 16_609,
      couponOff: 0,
      delivery: 7000,
      giftOff: 0,
      total: 199_991,
    })
  })

  it('applies a coupon in upper or lower case after the discount', () => {
    const coupon = couponOf(' bienvenue ') ?? null
    expect(orderTotals([line(100.005, 1, 10)], coupon)).toMatchObject({
      discount: 10_001,
      couponOff: 9000,
      delivery: 7000,
      total: 88_004,
    })
    expect(couponOf('nothing')).toBeUndefined()
  })

  it('delivers free when all is free, by coupon, or for an empty cart', () => {
    expect(orderTotals([line(10, 1, 3, true)], null).delivery).toBe(0)
    expect(orderTotals([line(10, 1, 3)], couponOf('LIVRAISON') ?? null).delivery).toBe(0)
    expect(orderTotals([], null).total).toBe(0)
  })

  it('applies a gift card up to the total', () => {
    const lines = [line(100, 1, 10)]
    expect(orderTotals(lines, null, giftCardOf(' cadeau-20 '))).toMatchObject({ giftOff: 20_000, total: 77_000 })
    expect(orderTotals(lines, null, giftCardOf('CADEAU-1000'))).toMatchObject({ giftOff: 97_000, total: 0 })
    expect(giftCardOf('nothing')).toBeUndefined()
  })
})
