import { RichSelect } from '@src/views/demo/showcase/parts/select/RichSelect'
import { Bike, Bus, Car, Truck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function WithIcons() {
  const { t } = useTranslation('demoForms')
  const kinds = [
    { value: 'car', label: t('word.kind.car'), icon: Car },
    { value: 'bike', label: t('word.kind.bike'), icon: Bike },
    { value: 'truck', label: t('word.kind.truck'), icon: Truck },
    { value: 'bus', label: t('word.kind.bus'), icon: Bus },
  ]
  const [chosen, setChosen] = useState(['car'])
  return (
    <RichSelect
      aria-label={t('word.vehicleKind')}
      value={kinds.filter(({ value }) => chosen.includes(value))}
      options={kinds}
      onChange={(options) => setChosen(options.map(({ value }) => value))}
    />
  )
}
