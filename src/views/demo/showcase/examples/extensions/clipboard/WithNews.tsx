import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function WithNews() {
  const { t } = useTranslation('demoExtensions')
  const copy = async () => {
    await navigator.clipboard.writeText(t('word.paragraph'))
    toast.success(t('word.copied'))
  }
  return (
    <>
      <p>{t('word.paragraph')}</p>
      <div className="showcase-row">
        <Button icon={Copy} onClick={() => void copy()}>
          {t('word.copyText')}
        </Button>
      </div>
    </>
  )
}
