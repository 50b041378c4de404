import { Suggest } from '@src/views/demo/showcase/pieces/Suggest'
import { useTranslation } from 'react-i18next'

export function Sections() {
  const { t } = useTranslation('demoSample')
  const cities = ['Sfax', 'Sousse', 'Tunis'].map((label) => ({ id: label, label, section: t('cities') }))
  const names = ['Sami Trabelsi', 'Sonia Gharbi', 'Tarek Jaziri'].map((label) => ({
    id: label,
    label,
    section: t('people'),
  }))
  return <Suggest label={t('search')} options={[...cities, ...names]} />
}
