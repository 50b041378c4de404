import type { CartProduct } from '@contract/demo/shop'

/** What a coupon gives. */
export interface Coupon {
  code: string
  /** Off what is left after the products' own discounts. */
  percent: number
  freeDelivery: boolean
}

const COUPONS: readonly Coupon[] = [
  { code: 'BIENVENUE', percent: 10, freeDelivery: false },
  { code: 'LIVRAISON', percent: 0, freeDelivery: true },
]

/** The codes that are accepted, to be tried. */
export const COUPON_CODES = COUPONS.map(({ code }) => code)

export const couponOf = (text: string) => COUPONS.find(({ code }) => code === text.trim().toUpperCase())

/** Thousandths of a dinar. */
const DELIVERY = 7000

type Line = Pick<CartProduct, 'price' | 'qty' | 'discountPercentage' | 'hasFreeShipping'>

const grossOf = ({ price, qty }: Line) => Math.round(price * 1000) * qty
const discountOf = (line: Line) => Math.round((grossOf(line) * line.discountPercentage) / 100)

/** What a line comes to, in thousandths of a dinar. */
export const lineTotal = (line: Line) => grossOf(line) - discountOf(line)

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** What an order comes to, in thousandths of a dinar: every part is rounded once, and the parts add up. */
export function orderTotals(lines: readonly Line[], coupon: Coupon | null) {
  const subtotal = sum(lines.map(grossOf))
  const discount = sum(lines.map(discountOf))
  const couponOff = Math.round(((subtotal - discount) * (coupon?.percent ?? 0)) / 100)
  const isFree = lines.every(({ hasFreeShipping }) => hasFreeShipping) || coupon?.freeDelivery === true
  const delivery = isFree ? 0 : DELIVERY
  return { subtotal, discount, couponOff, delivery, total: subtotal - discount - couponOff + delivery }
}
