import { Button } from '@core/components/Button'
import { alertBox } from '@src/views/demo/showcase/parts/alertBox'
import { useTranslation } from 'react-i18next'

const PLACES = ['top-start', 'top-end', 'bottom-start', 'bottom-end'] as const
/** The time in milliseconds after which it closes by itself: enough to read four words. */
const SHOWN_MS = 1500

export function Places() {
  const { t } = useTranslation('demoExtensions')
  const show = (position: (typeof PLACES)[number]) =>
    alertBox({ position, titleText: t('word.planned'), timer: SHOWN_MS, showConfirmButton: false })
  return (
    <div className="showcase-row">
      {PLACES.map((place) => (
        <Button key={place} onClick={() => void show(place)}>
          {t(`word.place.${place}`)}
        </Button>
      ))}
    </div>
  )
}
