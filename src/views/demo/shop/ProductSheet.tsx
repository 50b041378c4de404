import type { ProductDetail } from '@contract/demo/shop'
import { CopyButton } from '@core/components/CopyButton'
import { StatusDot } from '@core/components/StatusDot'
import { BadgeCheck, RotateCcw, ShieldCheck, Truck } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CartButton, WishButton } from './ProductButtons'
import { Stars } from './Stars'
import { useMoney } from './useMoney'

const INSTALMENTS = 4

/** All that there is to know of a product. */
export function ProductSheet({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('demoShop')
  const money = useMoney()
  return (
    <section className="card product-sheet" aria-label={product.name}>
      <img src={product.image} alt="" width={480} height={320} className="product-picture" />
      <div className="product-facts">
        <p className="muted">
          {t('by', { brand: product.brand })} · {t(`category.${product.category}`)}
        </p>
        <p className="product-line">
          <b className="product-price">{money.dinars(product.price)}</b>
          <Stars rating={product.rating} />
        </p>
        <StatusDot tone="success" label={t('inStock')} />
        <p>{product.description}</p>
        {product.hasFreeShipping ? (
          <p className="product-free">
            <Truck aria-hidden size={16} strokeWidth={1.75} /> {t('freeShipping')}
          </p>
        ) : null}
        <p className="muted">
          {t('instalments', { count: INSTALMENTS, amount: money.dinars(product.price / INSTALMENTS) })}
        </p>
        <ColorChoice colors={product.colorOptions} />
        <div className="page-actions">
          <CartButton product={product} />
          <WishButton product={product} />
          <CopyButton text={window.location.href} label={t('copyLink')} />
        </div>
      </div>
      <ul className="product-promises">
        <li>
          <BadgeCheck aria-hidden size={20} strokeWidth={1.75} /> {t('promise.genuine')}
        </li>
        <li>
          <RotateCcw aria-hidden size={20} strokeWidth={1.75} /> {t('promise.return')}
        </li>
        <li>
          <ShieldCheck aria-hidden size={20} strokeWidth={1.75} /> {t('promise.warranty')}
        </li>
      </ul>
    </section>
  )
}

function ColorChoice({ colors }: { colors: readonly string[] }) {
  const { t } = useTranslation('demoShop')
  const name = useId()
  const [chosen, setChosen] = useState(colors[0])
  return (
    <fieldset className="product-colors">
      <legend>{chosen ? t('colorChosen', { color: t(`color.${chosen}`) }) : null}</legend>
      {colors.map((color) => (
        <label key={color} className="product-color" style={{ color }}>
          <input type="radio" name={name} checked={color === chosen} onChange={() => setChosen(color)} />
          <span className="visually-hidden">{t(`color.${color}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
