import { Divider } from '@src/views/demo/showcase/pieces/Divider'
import { useTranslation } from 'react-i18next'

export function WithText() {
  const { t } = useTranslation('demoSample')
  return <Divider>{t('or')}</Divider>
}
