import { Suggest } from '@src/views/demo/showcase/pieces/Suggest'
import { useTranslation } from 'react-i18next'

const CITIES = ['Sfax', 'Sidi Bouzid', 'Siliana', 'Sousse', 'Tataouine', 'Tozeur', 'Tunis']

export function Limited() {
  const { t } = useTranslation('demoSample')
  return <Suggest limit={2} label={t('city')} options={CITIES.map((label) => ({ id: label, label }))} />
}
