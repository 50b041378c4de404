import { Button } from '@core/components/Button'
import { errorDialog } from '@core/dialogs/dialogs'
import { useTranslation } from 'react-i18next'

export function Fault() {
  const { t } = useTranslation('demoExtensions')
  return <Button onClick={() => void errorDialog(t('word.busyCar'))}>{t('word.showFault')}</Button>
}
