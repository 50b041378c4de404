import { RichSelect } from '@src/views/demo/showcase/parts/select/RichSelect'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const optionOf = (city: string) => ({ value: city, label: city })
const REGIONS = { north: ['Bizerte', 'Tunis', 'Nabeul'], middle: ['Sousse', 'Kairouan'], south: ['Gabès', 'Tozeur'] }

export function RichGroups() {
  const { t } = useTranslation('demoForms')
  const [chosen, setChosen] = useState([optionOf('Sousse')])
  const options = Object.entries(REGIONS).map(([region, cities]) => ({
    label: t(`word.region.${region}`),
    options: cities.map(optionOf),
  }))
  return <RichSelect aria-label={t('word.cityByRegion')} value={chosen} options={options} onChange={setChosen} />
}
