import { toast } from '@core/components/toast'
import { useTranslation } from 'react-i18next'

/** What a button does in an example of mere looks: it says that it was pressed. */
export function usePressed(): (name: string) => () => void {
  const { t } = useTranslation('demoSample')
  return (name) => () => toast.info(t('pressed', { name }))
}
