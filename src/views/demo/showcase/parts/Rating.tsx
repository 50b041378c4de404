import { useFormat } from '@core/format/useFormat'
import { type LucideIcon, Star } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

const STARS = [1, 2, 3, 4, 5]
const HALVES = STARS.flatMap((star) => [star - 0.5, star])

interface RatingProps {
  label: string
  value: number
  size?: number
  /** The icon in place of a star. */
  icon?: LucideIcon
  /** Half stars can be chosen too. */
  halves?: boolean
  onRate: (value: number) => void
  onHover?: (value: number | null) => void
}

/** The class of the half of the star that a choice stands for, where there are halves. */
const halfOf = (value: number) => (Number.isInteger(value) ? 'is-second' : 'is-first')

/** Stars as radio buttons: the arrow keys choose. */
export function Rating({ label, value, size = 24, icon: Icon = Star, halves = false, onRate, onHover }: RatingProps) {
  const { t } = useTranslation('demoExtensions')
  const format = useFormat()
  const name = useId()
  return (
    <fieldset className={halves ? 'rating rating-halves' : 'rating'}>
      <legend className="form-label">{label}</legend>
      {(halves ? HALVES : STARS).map((star) => (
        <label
          key={star}
          className={[star <= value ? 'is-on' : '', halves ? halfOf(star) : ''].join(' ').trim() || undefined}
          onPointerEnter={() => onHover?.(star)}
          onPointerLeave={() => onHover?.(null)}
        >
          <input
            type="radio"
            name={name}
            aria-label={
              halves
                ? t('word.outOf', { value: format.number(star), total: STARS.length })
                : t('word.stars', { count: star })
            }
            checked={star === value}
            onChange={() => onRate(star)}
          />
          <Icon aria-hidden size={size} strokeWidth={1.5} />
        </label>
      ))}
    </fieldset>
  )
}

/** The class of a star by its distance beyond the rating: full, half or empty. */
function lookOf(beyond: number): string | undefined {
  if (beyond >= 0) return 'is-on'
  return beyond > -1 ? 'is-half' : undefined
}

/** A read-only rating, with halves. */
export function RatingShown({ value, size = 20 }: { value: number; size?: number }) {
  const { t } = useTranslation('demoExtensions')
  const format = useFormat()
  return (
    <span
      className="rating-shown"
      role="img"
      aria-label={t('word.outOf', { value: format.number(value), total: STARS.length })}
    >
      {STARS.map((star) => (
        <span key={star} className={lookOf(value - star)}>
          <Star aria-hidden size={size} strokeWidth={1.5} />
        </span>
      ))}
    </span>
  )
}
