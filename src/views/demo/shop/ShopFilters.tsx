import type { ProductList } from '@contract/demo/shop'
import { Button } from '@core/components/Button'
import { useIsNarrow } from '@core/hooks/useMediaQuery'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PriceFields } from './PriceFields'
import { Stars } from './Stars'
import type { ShopState } from './useShopState'

interface FilterProps {
  state: ShopState
  /** Undefined until the first answer. */
  facets: ProductList['facets'] | undefined
}

/** The filters beside the products, on wide screens. */
export function ShopFilters({ state, facets }: FilterProps) {
  const { t } = useTranslation('demoShop')
  if (useIsNarrow()) return null
  return (
    <aside className="card card-body shop-filters" aria-label={t('filters.title')}>
      <FilterFields state={state} facets={facets} />
    </aside>
  )
}

export function FilterFields({ state, facets }: FilterProps) {
  const { t } = useTranslation('demoShop')
  const id = useId()
  return (
    <div className="shop-filter-list">
      <fieldset>
        <legend>{t('filters.category')}</legend>
        {facets?.categories.map(({ name, count }) => (
          <Choice
            key={name}
            label={t(`category.${name}`)}
            count={count}
            checked={state.category.includes(name)}
            onChange={() => state.toggle('category', name)}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('filters.brand')}</legend>
        {facets?.brands.map(({ name, count }) => (
          <Choice
            key={name}
            label={name}
            count={count}
            checked={state.brand.includes(name)}
            onChange={() => state.toggle('brand', name)}
          />
        ))}
      </fieldset>
      <PriceFields state={state} facets={facets} />
      <fieldset>
        <legend>{t('filters.rating')}</legend>
        {facets?.ratings.map(({ rating, count }) => (
          <label key={rating} className="check-option">
            <input
              type="radio"
              className="form-check-input"
              name={`${id}-rating`}
              checked={state.minRating === rating}
              onChange={() => state.set({ minRating: rating })}
            />
            <span className="check-option-label">
              <Stars rating={rating} /> {t('filters.andUp')}
            </span>
            <span className="muted">{count}</span>
          </label>
        ))}
        <label className="check-option">
          <input
            type="radio"
            className="form-check-input"
            name={`${id}-rating`}
            checked={state.minRating === undefined}
            onChange={() => state.set({ minRating: null })}
          />
          {t('filters.anyRating')}
        </label>
      </fieldset>
      <fieldset>
        <legend>{t('filters.delivery')}</legend>
        <Choice
          label={t('freeShipping')}
          checked={state.freeShipping === true}
          onChange={() => state.set({ freeShipping: state.freeShipping ? null : 'true' })}
        />
      </fieldset>
      <Button onClick={state.clear}>{t('filters.clear')}</Button>
    </div>
  )
}

interface ChoiceProps {
  label: string
  count?: number
  checked: boolean
  onChange: () => void
}

function Choice({ label, count, checked, onChange }: ChoiceProps) {
  return (
    <label className="check-option">
      <input type="checkbox" className="form-check-input" checked={checked} onChange={onChange} />
      <span className="check-option-label">{label}</span>
      {count === undefined ? null : <span className="muted">{count}</span>}
    </label>
  )
}
