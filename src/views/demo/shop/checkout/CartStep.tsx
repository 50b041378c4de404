import type { CartProduct } from '@contract/demo/shop'
import { Button } from '@core/components/Button'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { WishButton } from '../ProductButtons'
import { QuantityField } from '../QuantityField'
import { Stars } from '../Stars'
import { useBaskets } from '../useBaskets'
import { useMoney } from '../useMoney'
import { lineTotal } from './totals'

/** What is bought, and how many of each. */
export function CartStep({ products }: { products: readonly CartProduct[] }) {
  const { t } = useTranslation('demoShop')
  const list = useRef<HTMLUListElement>(null)
  // The button that was pressed is gone with its line.
  const stay = () => list.current?.focus()
  return (
    <ul className="cart-lines" aria-label={t('cart.title')} ref={list} tabIndex={-1}>
      {products.map((product) => (
        <CartLine key={product.id} product={product} onTaken={stay} />
      ))}
    </ul>
  )
}

function CartLine({ product, onTaken }: { product: CartProduct; onTaken: () => void }) {
  const { t } = useTranslation('demoShop')
  const format = useFormat()
  const money = useMoney()
  const { setQuantity, takeFromCart } = useBaskets()
  return (
    <li className="card cart-line">
      <img src={product.image} alt="" width={120} height={80} className="product-picture" />
      <div className="cart-line-text">
        <h2>
          <Link to={paths.product(product.slug)} className="product-link">
            {product.name}
          </Link>
        </h2>
        <p className="muted">{t('by', { brand: product.brand })}</p>
        <Stars rating={product.rating} />
        <p className="muted">
          {t('cart.arrives', { day: format.day(product.shippingDate.slice(0, 10)) })}
          {product.hasFreeShipping ? ` · ${t('freeShipping')}` : ''}
        </p>
        {product.color ? <p className="muted">{t('colorChosen', { color: t(`color.${product.color}`) })}</p> : null}
        <p className="product-free">
          {t('cart.discount', { percent: product.discountPercentage })} · {t('cart.offers', { count: product.offers })}
        </p>
      </div>
      <div className="cart-line-end">
        <p className="cart-line-price">
          <b>{money.millimes(lineTotal(product))}</b>
          <span className="muted">{t('cart.each', { price: money.dinars(product.price) })}</span>
        </p>
        <QuantityField
          label={t('cart.quantityOf', { name: product.name })}
          value={product.qty}
          onChange={(qty) => void setQuantity(product.id, qty)}
        />
      </div>
      <div className="cart-line-actions">
        <Button icon={Trash2} look="danger-ghost" onClick={() => void takeFromCart(product).then(onTaken)}>
          {t('remove')}
          <span className="visually-hidden"> {product.name}</span>
        </Button>
        <WishButton product={product} />
      </div>
    </li>
  )
}
