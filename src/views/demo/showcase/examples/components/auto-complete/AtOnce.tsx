import { Suggest } from '@src/views/demo/showcase/pieces/Suggest'
import { useTranslation } from 'react-i18next'

const NAMES = ['Amira Haddad', 'Karim Mansour', 'Leïla Ben Salah', 'Nadia Ferchichi']

export function AtOnce() {
  const { t } = useTranslation('demoSample')
  return (
    <Suggest atOnce label={t('person')} options={NAMES.map((label) => ({ id: label.replace(/\W/g, ''), label }))} />
  )
}
