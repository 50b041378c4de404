import { Divider } from '@src/views/demo/showcase/pieces/Divider'
import { useTranslation } from 'react-i18next'

export function Lines() {
  const { t } = useTranslation('demoSample')
  return (
    <>
      <Divider line="dotted">{t('dotted')}</Divider>
      <Divider line="dashed">{t('dashed')}</Divider>
    </>
  )
}
