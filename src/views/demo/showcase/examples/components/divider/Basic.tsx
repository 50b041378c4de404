import { Divider } from '@src/views/demo/showcase/pieces/Divider'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoSample')
  return (
    <>
      <p>{t('short')}</p>
      <Divider />
      <p>{t('short')}</p>
    </>
  )
}
