import { IconButton } from '@core/components/IconButton'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShopState } from './useShopState'

interface ShopPagerProps {
  state: ShopState
  total: number | undefined
  isFetching: boolean
}

/** The pager of the products. A page beyond the last is replaced by the last. */
export function ShopPager({ state: { page, perPage, setPage }, total, isFetching }: ShopPagerProps) {
  const { t } = useTranslation(['demoShop', 'common'])
  const last = Math.max(1, Math.ceil((total ?? 0) / perPage))
  const isBeyond = total !== undefined && !isFetching && page > last
  // biome-ignore lint/correctness/useExhaustiveDependencies: `setPage` is a new function on every render
  useEffect(() => {
    if (isBeyond) setPage(last)
  }, [isBeyond, last])
  if (last === 1) return null
  const goTo = (next: number) => {
    setPage(next)
    window.scrollTo({ top: 0 })
  }
  return (
    <nav className="shop-pager" aria-label={t('pages')}>
      <IconButton
        icon={ChevronLeft}
        label={t('common:table.previous')}
        disabled={page <= 1}
        onClick={() => goTo(page - 1)}
      />
      {Array.from({ length: last }, (_, index) => index + 1).map((number) => (
        <button
          key={number}
          type="button"
          className="btn btn-ghost btn-icon"
          aria-label={t('page', { number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => goTo(number)}
        >
          {number}
        </button>
      ))}
      <IconButton
        icon={ChevronRight}
        label={t('common:table.next')}
        disabled={page >= last}
        onClick={() => goTo(page + 1)}
      />
    </nav>
  )
}
