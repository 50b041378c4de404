import { toast } from '@core/components/messages/toast'
import { useTranslation } from 'react-i18next'

/** The action of a button in an example of mere looks: a toast says that it was pressed. */
export function usePressed(): (name: string) => () => void {
  const { t } = useTranslation('demoSample')
  return (name) => () => toast.info(t('pressed', { name }))
}
