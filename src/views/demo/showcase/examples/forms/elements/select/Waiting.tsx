import { Button } from '@core/components/Button'
import { Select } from '@core/components/select/Select'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const CARS = ['Clio', 'Polo', 'Ibiza'].map((car) => ({ value: car, label: car }))
const WAIT_MS = 1500

export function Waiting() {
  const { t } = useTranslation('demoForms')
  const [car, setCar] = useState<string | null>('Polo')
  const [isLoading, setLoading] = useState(false)
  const load = () => {
    setLoading(true)
    setTimeout(() => setLoading(false), WAIT_MS)
  }
  return (
    <>
      <Select
        id="showcase-car"
        aria-label={t('word.car')}
        value={car}
        options={isLoading ? [] : CARS}
        loading={isLoading}
        clearable
        onChange={setCar}
      />
      <div className="showcase-row">
        <Button disabled={isLoading} onClick={load}>
          {t('word.loadAgain')}
        </Button>
      </div>
    </>
  )
}
