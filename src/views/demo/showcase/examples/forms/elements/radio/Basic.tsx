import { Checks } from '@src/views/demo/showcase/parts/Checks'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoForms')
  const options = [
    { value: 'code', label: t('word.code'), on: true },
    { value: 'park', label: t('word.park') },
    { value: 'road', label: t('word.road') },
  ]
  return <Checks legend={t('word.lessons')} type="radio" options={options} />
}
