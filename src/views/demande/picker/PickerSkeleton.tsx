import { useTranslation } from 'react-i18next'

const DAYS = 6
const LINES = 8
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A week of free times to come, of the size of one. */
export function PickerSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div className="slot-week" role="status" aria-label={t('loading')}>
      {times(DAYS).map((day) => (
        <div key={day} className="slot-day">
          {times(LINES).map((line) => (
            <span key={line} className="skeleton slot-skeleton" aria-hidden />
          ))}
        </div>
      ))}
    </div>
  )
}
