import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { useTranslation } from 'react-i18next'

export function WithAction() {
  const { t } = useTranslation('demoSample')
  return (
    <Button
      onClick={() =>
        toast.success(t('short'), {
          id: 'showcase',
          action: { label: t('print'), run: () => toast.info(t('sending')) },
        })
      }
    >
      {t('save')}
    </Button>
  )
}
