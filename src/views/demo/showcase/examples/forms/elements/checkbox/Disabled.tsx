import { Checks } from '@src/views/demo/showcase/parts/Checks'
import { useTranslation } from 'react-i18next'

export function Disabled() {
  const { t } = useTranslation('demoForms')
  const options = [
    { value: 'on', label: t('word.locked'), on: true, disabled: true },
    { value: 'off', label: t('word.closed'), disabled: true },
  ]
  return <Checks legend={t('word.notNow')} type="checkbox" options={options} inline />
}
