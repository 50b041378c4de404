import { Suggest } from '@src/views/demo/showcase/pieces/Suggest'
import { useTranslation } from 'react-i18next'

const CITIES = [
  'Ariana',
  'Béja',
  'Bizerte',
  'Gabès',
  'Gafsa',
  'Jendouba',
  'Kairouan',
  'Monastir',
  'Nabeul',
  'Sfax',
  'Sousse',
  'Tunis',
]

export function Basic() {
  const { t } = useTranslation('demoSample')
  return <Suggest label={t('city')} options={CITIES.map((label) => ({ id: label, label }))} />
}
