import type { ProductList } from '@contract/demo/shop'
import { useFormat } from '@core/format/useFormat'
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

/** The minimum and maximum price: by a common range, by a slider, or typed. */
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
  const format = useFormat()
  const id = useId()
  // A native number field would use the browser's language instead of the page's.
  const point = format.number(0.5).replace(/\d/g, '')
  const written = (price: number | undefined) => (price === undefined ? '' : String(price).replace('.', point))
  const [text, setText] = useSearchText(written(value), (typed) => onChange(typed.replace(',', '.')))
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        inputMode="decimal"
        maxLength={10}
        className="form-control"
        placeholder={written(hint)}
        value={text}
        onChange={({ target }) => setText(target.value.replace(/[^\d.,]/g, ''))}
      />
    </div>
  )
}
