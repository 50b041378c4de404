import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const FIVE = [1, 2, 3, 4, 5]

/** A rating, 1 to 5. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('demoShop')
  return (
    <span className="stars">
      <span className="visually-hidden">{t('stars', { rating })}</span>
      {FIVE.map((star) => (
        <Star key={star} aria-hidden size={16} className={star <= rating ? 'star-full' : undefined} />
      ))}
    </span>
  )
}
