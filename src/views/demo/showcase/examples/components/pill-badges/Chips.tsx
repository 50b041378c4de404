import { Button } from '@core/components/Button'
import { Chip } from '@core/components/Chip'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Chips() {
  const { t } = useTranslation('demoSample')
  const [names, setNames] = useState(['Sfax', 'Sousse', 'Tunis'])
  if (names.length === 0) return <Button onClick={() => setNames(['Sfax', 'Sousse', 'Tunis'])}>{t('again')}</Button>
  return (
    <div className="showcase-row">
      {names.map((name) => (
        <Chip key={name} label={name} onRemove={() => setNames(names.filter((other) => other !== name))} />
      ))}
    </div>
  )
}
