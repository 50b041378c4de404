import { BackLink } from '@core/components/BackLink'
import { ButtonLink } from '@core/components/ButtonLink'
import { Page } from '@core/components/Page'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { demoPaths } from '@src/configs/demo/paths'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useProductQuery } from '@src/redux/demo/shop/api'
import { PackageX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ProductSheet } from './ProductSheet'
import { RelatedProducts } from './RelatedProducts'
import './product.scss'
import './sheet.scss'

/** The default product, for an address without an id. */
const USUAL_ID = 26

/** The id is at the end of a product's address. */
function idOfSlug(slug: string | undefined): number {
  if (slug === undefined) return USUAL_ID
  const [digits] = /\d{1,15}$/.exec(slug) ?? []
  return Number(digits ?? 0)
}

/** One product, and similar ones. */
export function ProductPage() {
  const { t } = useTranslation('demoShop')
  const id = idOfSlug(useParams().slug)
  const { currentData, error, isFetching, refetch } = useProductQuery(id)
  const product = currentData?.product
  const isUnknown = isNotFound(error)
  return (
    <Page
      title={product?.name ?? (isUnknown ? t('unknown.title') : t('product'))}
      back={<BackLink to={demoPaths.shop}>{t('title')}</BackLink>}
    >
      {product ? (
        <>
          <ProductSheet key={product.id} product={product} />
          <RelatedProducts product={product} />
        </>
      ) : null}
      {!product && isUnknown ? (
        <div className="card">
          <EmptyState
            icon={PackageX}
            title={t('unknown.text')}
            action={<ButtonLink to={demoPaths.shop}>{t('unknown.back')}</ButtonLink>}
          />
        </div>
      ) : null}
      {!product && error && !isUnknown ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {product || error ? null : <CardSkeleton lines={12} />}
    </Page>
  )
}
