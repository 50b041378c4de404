import { PRODUCT_SORTS, type ProductList } from '@contract/demo/shop'
import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { useIsNarrow } from '@core/hooks/useMediaQuery'
import { SearchBox } from '@core/table/SearchBox'
import { useSearchText } from '@core/table/useSearchText'
import { LayoutGrid, List, ListFilter } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterFields } from './ShopFilters'
import type { ShopState } from './useShopState'

interface ShopToolsProps {
  state: ShopState
  facets: ProductList['facets'] | undefined
}

/** Above the products: the search, the order, grid or list; on narrow screens the filters too. */
export function ShopTools({ state, facets }: ShopToolsProps) {
  const { t } = useTranslation('demoShop')
  const isNarrow = useIsNarrow()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const [text, setText] = useSearchText(state.q, (q) => state.set({ q }))
  return (
    <div className="toolbar">
      <SearchBox label={t('search')} value={text} onChange={setText} />
      {isNarrow ? (
        <Button icon={ListFilter} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('filters.title')}
          {state.count ? <span className="btn-count">{state.count}</span> : null}
        </Button>
      ) : null}
      <div className="toolbar-end">
        <select
          className="form-select shop-sort"
          aria-label={t('sort.label')}
          value={state.sortBy}
          onChange={({ target }) => state.set({ sortBy: target.value === 'featured' ? null : target.value })}
        >
          {PRODUCT_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
        <IconButton
          icon={LayoutGrid}
          label={t('view.grid')}
          aria-pressed={state.view === 'grid'}
          className="shop-view"
          onClick={() => state.setView('grid')}
        />
        <IconButton
          icon={List}
          label={t('view.list')}
          aria-pressed={state.view === 'list'}
          className="shop-view"
          onClick={() => state.setView('list')}
        />
      </div>
      {isOpen && isNarrow ? (
        <DetailsPanel
          title={t('filters.title')}
          onClose={close}
          footer={
            <Button look="primary" onClick={close}>
              {t('filters.show')}
            </Button>
          }
        >
          <FilterFields state={state} facets={facets} />
        </DetailsPanel>
      ) : null}
    </div>
  )
}
