import { Checks } from '@src/views/demo/showcase/parts/Checks'
import { useTranslation } from 'react-i18next'

export function Inline() {
  const { t } = useTranslation('demoForms')
  const options = [
    { value: 'morning', label: t('word.morning'), on: true },
    { value: 'evening', label: t('word.evening') },
  ]
  return <Checks legend={t('word.moments')} type="switch" options={options} inline />
}
