import type { ListedProduct } from '@contract/demo/shop'
import { demoPaths } from '@src/configs/demo/paths'
import { Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Stars } from './Stars'
import { useMoney } from './useMoney'

/** A product in the list, with the given buttons. */
export function ProductCard({ product, children }: { product: ListedProduct; children: ReactNode }) {
  const { t } = useTranslation('demoShop')
  const money = useMoney()
  return (
    <li className="card product-card">
      <img src={product.image} alt="" width={300} height={200} className="product-picture" />
      <div className="product-text">
        <div className="product-line">
          <Stars rating={product.rating} />
          <b className="product-price">{money.dinars(product.price)}</b>
        </div>
        <h2>
          <Link to={demoPaths.product(product.slug)} className="product-link">
            {product.name}
          </Link>
        </h2>
        <p className="muted">{t('by', { brand: product.brand })}</p>
        <p className="product-description">{product.description}</p>
        {product.hasFreeShipping ? (
          <p className="product-free">
            <Truck aria-hidden size={16} strokeWidth={1.75} /> {t('freeShipping')}
          </p>
        ) : null}
      </div>
      <div className="product-buttons">{children}</div>
    </li>
  )
}
