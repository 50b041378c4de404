import { useTranslation } from 'react-i18next'

const DAYS = 6
const TIMES = 10
const places = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The placeholder of a week of free times, in its real size. */
export function PickerSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div className="slot-coming" role="status" aria-label={t('loading')}>
      <div className="slot-strip" aria-hidden>
        {places(DAYS).map((place) => (
          <span key={place} className="skeleton slot-coming-day" />
        ))}
      </div>
      <div className="slot-times" aria-hidden>
        {places(TIMES).map((place) => (
          <span key={place} className="skeleton slot-coming-time" />
        ))}
      </div>
    </div>
  )
}
