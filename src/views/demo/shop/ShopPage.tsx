import { Button } from '@core/components/Button'
import { Page } from '@core/components/Page'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { useProductsQuery } from '@src/redux/demo/shop/api'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CartButton, WishButton } from './ProductButtons'
import { ProductCard } from './ProductCard'
import { ShelfSkeleton } from './ShelfSkeleton'
import { ShopFilters } from './ShopFilters'
import { ShopPager } from './ShopPager'
import { ShopTools } from './ShopTools'
import { useShopState } from './useShopState'
import './product.scss'
import './shop.scss'

/** The product list of the shop. */
export function ShopPage() {
  const { t } = useTranslation('demoShop')
  const state = useShopState()
  const { data, isError, isFetching, refetch } = useProductsQuery(state.query)
  const isEmpty = data?.products.length === 0
  return (
    <Page title={t('title')} description={data ? t('found', { count: data.total }) : '\u00a0'}>
      <div className="shop">
        <ShopFilters state={state} facets={data?.facets} />
        <div className="shop-main">
          <ShopTools state={state} facets={data?.facets} />
          {isError && !data ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
          {data || isError ? null : <ShelfSkeleton cards={9} />}
          {isEmpty ? (
            <div className="card">
              <EmptyState
                icon={SearchX}
                title={t('none.title')}
                text={t('none.text')}
                action={<Button onClick={state.clear}>{t('filters.clear')}</Button>}
              />
            </div>
          ) : (
            <ul className={`products products-${state.view}`} aria-label={t('title')} aria-busy={isFetching}>
              {data?.products.map((product) => (
                <ProductCard key={product.id} product={product}>
                  <WishButton product={product} />
                  <CartButton product={product} />
                </ProductCard>
              ))}
            </ul>
          )}
          <ShopPager state={state} total={data?.total} isFetching={isFetching} />
        </div>
      </div>
    </Page>
  )
}
