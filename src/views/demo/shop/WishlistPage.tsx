import type { Wishlist } from '@contract/demo/shop'
import { BackLink } from '@core/components/BackLink'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { Page } from '@core/components/Page'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { demoPaths } from '@src/configs/demo/paths'
import { useWishlistQuery } from '@src/redux/demo/shop/api'
import { Heart, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CartButton } from './ProductButtons'
import { ProductCard } from './ProductCard'
import { ShelfSkeleton } from './ShelfSkeleton'
import { useBaskets } from './useBaskets'
import './product.scss'

/** The wish list, in the order of adding. */
export function WishlistPage() {
  const { t } = useTranslation('demoShop')
  const { data, isError, isFetching, refetch } = useWishlistQuery()
  return (
    <Page
      title={t('wish.title')}
      back={<BackLink to={demoPaths.shop}>{t('title')}</BackLink>}
      description={data ? t('found', { count: data.products.length }) : '\u00a0'}
    >
      {isError && !data ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {data || isError ? null : <ShelfSkeleton cards={4} />}
      {data ? <Wishes products={data.products} /> : null}
    </Page>
  )
}

function Wishes({ products }: Wishlist) {
  const { t } = useTranslation('demoShop')
  const { toggleWish } = useBaskets()
  if (products.length === 0) {
    return (
      <div className="card">
        <EmptyState
          icon={Heart}
          title={t('wish.empty')}
          text={t('wish.emptyText')}
          action={<ButtonLink to={demoPaths.shop}>{t('unknown.back')}</ButtonLink>}
        />
      </div>
    )
  }
  return (
    <ul className="products" aria-label={t('wish.title')}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product}>
          <Button icon={X} onClick={() => void toggleWish(product)}>
            {t('remove')}
            <span className="visually-hidden"> {product.name}</span>
          </Button>
          <CartButton product={product} />
        </ProductCard>
      ))}
    </ul>
  )
}
