import type { ProductDetail } from '@contract/demo/shop'
import { CopyButton } from '@core/components/CopyButton'
import { StatusDot } from '@core/components/StatusDot'
import { useFormat } from '@core/format/useFormat'
import { useCartQuery } from '@src/redux/demo/shop/api'
import { BadgeCheck, RotateCcw, ShieldCheck, Truck } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CartButton, WishButton } from './ProductButtons'
import { Stars } from './Stars'
import { useBaskets } from './useBaskets'
import { useMoney } from './useMoney'

const INSTALMENTS = 4

/** All data of a product. */
export function ProductSheet({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('demoShop')
  const format = useFormat()
  const money = useMoney()
  const [color, setColor] = useColor(product)
  return (
    <section className="card product-sheet" aria-label={product.name}>
      <img
        src={(color && product.colorImages[color]) || product.image}
        alt=""
        width={480}
        height={320}
        className="product-picture"
      />
      <div className="product-facts">
        <p className="muted">{format.beside([t('by', { brand: product.brand }), t(`category.${product.category}`)])}</p>
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
        <ColorChoice colors={product.colorOptions} chosen={color} onChange={setColor} />
        <div className="page-actions">
          <CartButton product={product} color={color} />
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

/** The chosen colour: once the product is in the cart, that of the cart, which a choice changes too. */
function useColor({ id, isInCart, colorOptions }: ProductDetail) {
  const { data } = useCartQuery()
  const { setColor } = useBaskets()
  const [picked, setPicked] = useState<string>()
  const line = data?.products.find((product) => product.id === id)
  const pick = (color: string) => {
    setPicked(color)
    if (isInCart) void setColor(id, color)
  }
  return [picked ?? line?.color ?? colorOptions[0], pick] as const
}

interface ColorChoiceProps {
  colors: readonly string[]
  chosen: string | undefined
  onChange: (color: string) => void
}

function ColorChoice({ colors, chosen, onChange }: ColorChoiceProps) {
  const { t } = useTranslation('demoShop')
  const name = useId()
  return (
    <fieldset className="product-colors">
      <legend>{chosen ? t('colorChosen', { color: t(`color.${chosen}`) }) : null}</legend>
      {colors.map((color) => (
        <label key={color} className="product-color" style={{ color }}>
          <input type="radio" name={name} checked={color === chosen} onChange={() => onChange(color)} />
          <span className="visually-hidden">{t(`color.${color}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
