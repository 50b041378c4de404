import { useTranslation } from 'react-i18next'
import { Toast, ToastBody, ToastHeader } from 'reactstrap'

export function Translucent() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-dark">
      <Toast fade={false}>
        <ToastHeader tag="p">{t('title')}</ToastHeader>
        <ToastBody>{t('short')}</ToastBody>
      </Toast>
    </div>
  )
}
