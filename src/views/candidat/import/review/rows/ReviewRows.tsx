import { useIsPhone } from '@core/hooks/useMediaQuery'
import { useTranslation } from 'react-i18next'
import type { ReviewRowsProps } from '../../steps'
import { ReviewCards } from './ReviewCards'
import { ReviewGrid } from './ReviewGrid'

/** The rows as a grid, or as cards on a phone. */
export function ReviewRows(props: ReviewRowsProps) {
  const { t } = useTranslation('import')
  const isPhone = useIsPhone()
  if (props.rows.length === 0) return <p className="card card-body review-none">{t(`review.none.${props.filter}`)}</p>
  return isPhone ? <ReviewCards {...props} /> : <ReviewGrid {...props} />
}
