import type { Product } from '@contract/demo/shop'
import { IconButton } from '@core/components/IconButton'
import { demoPaths } from '@src/configs/demo/paths'
import { useProductsQuery } from '@src/redux/demo/shop/api'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Stars } from './Stars'
import { useMoney } from './useMoney'

/** Other products of the same kind, in a scrolling row. */
export function RelatedProducts({ product }: { product: Product }) {
  const { t } = useTranslation('demoShop')
  const money = useMoney()
  const row = useRef<HTMLUListElement>(null)
  const { data } = useProductsQuery({ category: [product.category], perPage: 12 })
  const others = data?.products.filter(({ id }) => id !== product.id) ?? []
  const move = (direction: 1 | -1) => {
    const { current } = row
    // In right-to-left layouts the row scrolls the other way.
    const sign = current && getComputedStyle(current).direction === 'rtl' ? -direction : direction
    current?.scrollBy?.({ left: sign * current.clientWidth * 0.8 })
  }
  if (data && others.length === 0) return null
  return (
    <section className="card" aria-labelledby="related-title">
      <div className="card-head">
        <h2 id="related-title">{t('related')}</h2>
        <span>
          <IconButton icon={ChevronLeft} label={t('scrollBack')} onClick={() => move(-1)} />
          <IconButton icon={ChevronRight} label={t('scrollOn')} onClick={() => move(1)} />
        </span>
      </div>
      <ul className="related" ref={row}>
        {others.map((other) => (
          <li key={other.id}>
            <Link to={demoPaths.product(other.slug)} className="related-link">
              <img src={other.image} alt="" width={240} height={160} className="product-picture" loading="lazy" />
              <b>{other.name}</b>
              <span className="product-line">
                <Stars rating={other.rating} />
                {money.dinars(other.price)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
