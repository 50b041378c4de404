import type { ProductList } from '@contract/demo/shop'
import { useSearchText } from '@core/table/useSearchText'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PriceBands } from './PriceBands'
import { PriceSlider } from './PriceSlider'
import type { ShopState } from './useShopState'

interface PriceFieldsProps {
  state: ShopState
  facets: ProductList['facets'] | undefined
}

/** The least and the most that a product may cost: by a usual span, by a slider, or typed. */
export function PriceFields({ state, facets }: PriceFieldsProps) {
  const { t } = useTranslation('demoShop')
  return (
    <fieldset>
      <legend>{t('filters.price')}</legend>
      <PriceBands state={state} />
      {facets ? (
        <PriceSlider state={state} least={Math.floor(facets.minPrice)} most={Math.ceil(facets.maxPrice)} />
      ) : null}
      <div className="shop-prices">
        <PriceField
          label={t('filters.from')}
          value={state.minPrice}
          hint={facets?.minPrice}
          onChange={(minPrice) => state.set({ minPrice })}
        />
        <PriceField
          label={t('filters.to')}
          value={state.maxPrice}
          hint={facets?.maxPrice}
          onChange={(maxPrice) => state.set({ maxPrice })}
        />
      </div>
    </fieldset>
  )
}

interface PriceFieldProps {
  label: string
  value: number | undefined
  hint: number | undefined
  onChange: (text: string) => void
}

function PriceField({ label, value, hint, onChange }: PriceFieldProps) {
  const id = useId()
  const [text, setText] = useSearchText(value === undefined ? '' : String(value), onChange)
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="number"
        min={0}
        max={999999}
        step="any"
        className="form-control"
        placeholder={hint === undefined ? undefined : String(hint)}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </div>
  )
}
