import { Button } from '@core/components/Button'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

/** Returns to the previous page. */
export function BackButton() {
  const { t } = useTranslation('misc')
  const navigate = useNavigate()
  return (
    <Button icon={ArrowLeft} onClick={() => navigate(-1)}>
      {t('back')}
    </Button>
  )
}
