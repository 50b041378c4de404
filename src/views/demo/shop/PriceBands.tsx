import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShopState } from './useShopState'

/** Dinars. */
const BANDS: { id: string; minPrice?: number; maxPrice?: number }[] = [
  { id: 'any' },
  { id: 'low', maxPrice: 25 },
  { id: 'middle', minPrice: 25, maxPrice: 75 },
  { id: 'high', minPrice: 75, maxPrice: 150 },
  { id: 'top', minPrice: 150 },
]

/** Common price ranges. */
export function PriceBands({ state }: { state: ShopState }) {
  const { t } = useTranslation('demoShop')
  const name = useId()
  return (
    <>
      {BANDS.map(({ id, minPrice, maxPrice }) => (
        <label key={id} className="check-option">
          <input
            type="radio"
            className="form-check-input"
            name={name}
            checked={state.minPrice === minPrice && state.maxPrice === maxPrice}
            onChange={() => state.set({ minPrice, maxPrice })}
          />
          {t(`price.${id}`, { min: minPrice, max: maxPrice })}
        </label>
      ))}
    </>
  )
}
