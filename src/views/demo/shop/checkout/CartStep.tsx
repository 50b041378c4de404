import type { CartProduct } from '@contract/demo/shop'
import { IconButton } from '@core/components/IconButton'
import { useFormat } from '@core/format/useFormat'
import { demoPaths } from '@src/configs/demo/paths'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { WishButton } from '../ProductButtons'
import { QuantityField } from '../QuantityField'
import { Stars } from '../Stars'
import { useBaskets } from '../useBaskets'
import { useMoney } from '../useMoney'
import { COUPON_CODES, GIFT_CODES, lineTotal } from './totals'

/** The products of the order with their quantities. */
export function CartStep({ products }: { products: readonly CartProduct[] }) {
  const { t } = useTranslation('demoShop')
  const list = useRef<HTMLUListElement>(null)
  // The pressed button disappears with its line, so the list takes the focus.
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
      <img src={product.image} alt="" width={72} height={72} className="product-picture" />
      <div className="cart-line-text">
        <h2>
          <Link to={demoPaths.product(product.slug)} className="product-link">
            {product.name}
          </Link>
        </h2>
        <p className="muted cart-line-facts">
          <span>{t('by', { brand: product.brand })}</span>
          <Stars rating={product.rating} />
          {product.color ? <span>{t('colorChosen', { color: t(`color.${product.color}`) })}</span> : null}
        </p>
        <p className="muted">
          {format.beside([
            t('cart.arrives', { day: format.day(product.shippingDate.slice(0, 10)) }),
            product.hasFreeShipping && t('freeShipping'),
          ])}
        </p>
        <Offers product={product} />
      </div>
      <div className="cart-line-end">
        <QuantityField
          label={t('cart.quantityOf', { name: product.name })}
          value={product.qty}
          onChange={(qty) => void setQuantity(product.id, qty)}
        />
        <p className="cart-line-price">
          <b>{money.millimes(lineTotal(product))}</b>
          <span className="muted">{t('cart.each', { price: money.dinars(product.price) })}</span>
        </p>
      </div>
      <div className="cart-line-actions">
        <WishButton product={product} small />
        <IconButton
          icon={Trash2}
          label={`${t('remove')} ${product.name}`}
          onClick={() => void takeFromCart(product).then(onTaken)}
        />
      </div>
    </li>
  )
}

const [PERCENT_CODE = '', DELIVERY_CODE = ''] = COUPON_CODES
const [GIFT_CODE = ''] = GIFT_CODES

/** The number of offers for a product and their details: its discount, and codes to try. */
function Offers({ product: { discountPercentage: percent, offers } }: { product: CartProduct }) {
  const { t } = useTranslation('demoShop')
  const all = [
    t('offer.discount', { percent }),
    t('offer.coupon', { code: PERCENT_CODE }),
    t('offer.delivery', { code: DELIVERY_CODE }),
    t('offer.gift', { code: GIFT_CODE }),
  ]
  return (
    <details className="cart-offers">
      <summary>
        {t('cart.discount', { percent })} · {t('cart.offers', { count: offers })}
      </summary>
      <ul>
        {all.slice(0, offers).map((offer) => (
          <li key={offer}>{offer}</li>
        ))}
      </ul>
    </details>
  )
}
