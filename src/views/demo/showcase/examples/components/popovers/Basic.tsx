import { Popover } from '@core/components/overlays/Popover'
import { Settings2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoSample')
  return (
    <Popover label={t('filters')} icon={Settings2} count={2}>
      <label className="showcase-row">
        <input type="checkbox" className="form-check-input" defaultChecked /> {t('lessons')}
      </label>
      <label className="showcase-row">
        <input type="checkbox" className="form-check-input" defaultChecked /> {t('exams')}
      </label>
    </Popover>
  )
}
