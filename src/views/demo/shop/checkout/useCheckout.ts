import type { CartProduct } from '@contract/demo/shop'
import { useTakeFromCartMutation } from '@src/redux/demo/shop/api'
import { useState } from 'react'
import { useAddress } from '../../shared/useAddress'
import { type Coupon, type GiftCard, orderTotals } from './totals'

export const STEPS = ['cart', 'address', 'payment'] as const
export type Step = (typeof STEPS)[number]

/** The delivery address. */
export interface Delivery {
  name: string
  phone: string
  street: string
  landmark: string
  city: string
  postcode: string
  region: string
  kind: string | null
}

export interface Order {
  number: string
  total: number
  address: Delivery
}

/** The state of a checkout. Its step is in the address, limited to steps whose predecessors are complete. */
export function useCheckout(products: readonly CartProduct[]) {
  const [params, change] = useAddress()
  const [coupon, setCoupon] = useState<Coupon | null>(null)
  const [gift, setGift] = useState<GiftCard | null>(null)
  const [address, setAddress] = useState<Delivery | null>(null)
  const [order, setOrder] = useState<Order | null>(null)
  const [isOrdering, setOrdering] = useState(false)
  const [takeFromCart] = useTakeFromCartMutation()
  const asked = STEPS.find((name) => name === params.get('step')) ?? 'cart'
  const step: Step = asked === 'payment' && !address ? 'address' : asked
  const totals = orderTotals(products, coupon, gift)
  return {
    products,
    coupon,
    setCoupon,
    gift,
    setGift,
    address,
    step,
    totals,
    order,
    isOrdering,
    mayOpen: (name: Step) => name !== 'payment' || address !== null,
    goTo: (name: Step) => change({ step: name === 'cart' ? null : name }, { push: true }),
    deliverTo(next: Delivery) {
      setAddress(next)
      change({ step: 'payment' }, { push: true })
    },
    /** Places the order, which empties the cart. */
    async placeOrder() {
      if (!address) return
      const { total } = totals
      setOrdering(true)
      for (const { id } of products) await takeFromCart(id)
      setOrder({ number: `C-${String(Date.now()).slice(-6)}`, total, address })
      setOrdering(false)
      change({ step: null })
    },
  }
}

export type Checkout = ReturnType<typeof useCheckout>
