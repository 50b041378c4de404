import type { CartProduct } from '@contract/demo/shop'

/** The discount of a coupon. */
export interface Coupon {
  code: string
  /** Applied after the products' own discounts. */
  percent: number
  freeDelivery: boolean
}

const COUPONS: readonly Coupon[] = [
  { code: 'BIENVENUE', percent: 10, freeDelivery: false },
  { code: 'LIVRAISON', percent: 0, freeDelivery: true },
]

/** The valid codes, shown for trying. */
export const COUPON_CODES = COUPONS.map(({ code }) => code)

export const couponOf = (text: string) => COUPONS.find(({ code }) => code === text.trim().toUpperCase())

/** A prepaid card: its value in thousandths of a dinar. */
export interface GiftCard {
  code: string
  worth: number
}

const GIFT_CARDS: readonly GiftCard[] = [
  { code: 'CADEAU-20', worth: 20_000 },
  { code: 'CADEAU-1000', worth: 1_000_000 },
]

/** The valid gift cards, shown for trying. */
export const GIFT_CODES = GIFT_CARDS.map(({ code }) => code)

export const giftCardOf = (text: string) => GIFT_CARDS.find(({ code }) => code === text.trim().toUpperCase())

/** Thousandths of a dinar. */
const DELIVERY = 7000

type Line = Pick<CartProduct, 'price' | 'qty' | 'discountPercentage' | 'hasFreeShipping'>

const grossOf = ({ price, qty }: Line) => Math.round(price * 1000) * qty
const discountOf = (line: Line) => Math.round((grossOf(line) * line.discountPercentage) / 100)

/** The total of a line, in thousandths of a dinar. */
export const lineTotal = (line: Line) => grossOf(line) - discountOf(line)

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** The totals of an order, in thousandths of a dinar: every part is rounded once, and the parts add up. */
export function orderTotals(lines: readonly Line[], coupon: Coupon | null, gift: GiftCard | null = null) {
  const subtotal = sum(lines.map(grossOf))
  const discount = sum(lines.map(discountOf))
  const couponOff = Math.round(((subtotal - discount) * (coupon?.percent ?? 0)) / 100)
  const isFree = lines.every(({ hasFreeShipping }) => hasFreeShipping) || coupon?.freeDelivery === true
  const delivery = isFree ? 0 : DELIVERY
  const price = subtotal - discount - couponOff + delivery
  const giftOff = Math.min(gift?.worth ?? 0, price)
  return { subtotal, discount, couponOff, delivery, giftOff, total: price - giftOff }
}
