import { useSearchText } from '@core/table/useSearchText'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoney } from './useMoney'
import type { ShopState } from './useShopState'
import './priceSlider.scss'

interface PriceSliderProps {
  state: ShopState
  /** The lowest and the highest price in the shop, in whole dinars. */
  least: number
  most: number
}

const textOf = (price: number | undefined) => (price === undefined ? '' : String(price))

/** Two thumbs on one track; a thumb at its end means no limit. */
export function PriceSlider({ state, least, most }: PriceSliderProps) {
  const { t } = useTranslation('demoShop')
  const money = useMoney()
  const [from, setFrom] = useSearchText(textOf(state.minPrice), (minPrice) => state.set({ minPrice }))
  const [to, setTo] = useSearchText(textOf(state.maxPrice), (maxPrice) => state.set({ maxPrice }))
  const within = (text: string, usual: number) => (text === '' ? usual : Math.min(Math.max(Number(text), least), most))
  const [low, high] = [within(from, least), within(to, most)]
  const share = (price: number) => `${((price - least) / Math.max(1, most - least)) * 100}%`
  const thumbs = [
    {
      label: t('filters.least'),
      value: low,
      set: (price: number) => setFrom(price <= least ? '' : String(Math.min(price, high))),
    },
    {
      label: t('filters.most'),
      value: high,
      set: (price: number) => setTo(price >= most ? '' : String(Math.max(price, low))),
    },
  ]
  const span: CSSProperties & Record<'--low' | '--high', string> = { '--low': share(low), '--high': share(high) }
  return (
    <div className="price-slider" style={span}>
      {thumbs.map(({ label, value, set }) => (
        <input
          key={label}
          type="range"
          min={least}
          max={most}
          value={value}
          aria-label={label}
          aria-valuetext={money.dinars(value)}
          onChange={({ target }) => set(Number(target.value))}
        />
      ))}
    </div>
  )
}
