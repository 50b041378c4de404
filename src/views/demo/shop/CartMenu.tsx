import type { CartProduct } from '@contract/demo/shop'
import { ButtonLink } from '@core/components/ButtonLink'
import { IconButton } from '@core/components/IconButton'
import { useFormat } from '@core/format/useFormat'
import { useDismiss } from '@core/hooks/useDismiss'
import { demoPaths } from '@src/configs/demo/paths'
import { useCartQuery } from '@src/redux/demo/shop/api'
import { ShoppingCart, X } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { lineTotal, orderTotals } from './checkout/totals'
import { QuantityField } from './QuantityField'
import { useBaskets } from './useBaskets'
import { useMoney } from './useMoney'
import './cartMenu.scss'

/** The cart in the navbar: the number of lines, and their content. */
export function CartMenu() {
  const { t } = useTranslation('demoShop')
  const format = useFormat()
  const { data } = useCartQuery()
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const { key } = useLocation()
  const close = useCallback((byKey: boolean) => {
    setOpen(false)
    if (byKey) root.current?.querySelector('button')?.focus()
  }, [])
  useDismiss(root, isOpen, close)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every choice navigates to another page
  useEffect(() => setOpen(false), [key])
  const products = data?.products ?? []
  return (
    <div className="cart-root" ref={root}>
      <IconButton
        icon={ShoppingCart}
        label={t('cart.menu', { count: products.length })}
        // The tooltip would cover the first line of the open menu.
        tooltip={!isOpen}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {products.length > 0 ? (
        <span className="cart-badge" aria-hidden>
          {format.count(products.length)}
        </span>
      ) : null}
      {isOpen ? (
        <div id={id} className="cart-panel" role="dialog" aria-label={t('cart.title')}>
          <CartContent products={products} />
        </div>
      ) : null}
    </div>
  )
}

function CartContent({ products }: { products: readonly CartProduct[] }) {
  const { t } = useTranslation('demoShop')
  const money = useMoney()
  if (products.length === 0) {
    return (
      <div className="cart-none">
        <p>{t('cart.empty')}</p>
        <ButtonLink to={demoPaths.shop}>{t('unknown.back')}</ButtonLink>
      </div>
    )
  }
  const { subtotal, discount } = orderTotals(products, null)
  return (
    <>
      <ul className="cart-items">
        {products.map((product) => (
          <CartItem key={product.id} product={product} />
        ))}
      </ul>
      <div className="cart-foot">
        <p>
          <span>{t('sums.total')}</span>
          <b>{money.millimes(subtotal - discount)}</b>
        </p>
        <ButtonLink look="primary" to={demoPaths.checkout}>
          {t('checkout.title')}
        </ButtonLink>
      </div>
    </>
  )
}

function CartItem({ product }: { product: CartProduct }) {
  const { t } = useTranslation('demoShop')
  const money = useMoney()
  const { setQuantity, takeFromCart } = useBaskets()
  return (
    <li>
      <img src={product.image} alt="" width={60} height={40} />
      <div className="cart-item-text">
        <Link to={demoPaths.product(product.slug)}>{product.name}</Link>
        <span className="muted">{money.millimes(lineTotal(product))}</span>
        <QuantityField
          label={t('cart.quantityOf', { name: product.name })}
          value={product.qty}
          onChange={(qty) => void setQuantity(product.id, qty)}
        />
      </div>
      <IconButton
        icon={X}
        label={t('cart.removeOne', { name: product.name })}
        onClick={() => void takeFromCart(product)}
      />
    </li>
  )
}
