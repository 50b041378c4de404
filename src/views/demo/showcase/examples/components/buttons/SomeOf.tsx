import { Button } from '@core/components/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonGroup } from 'reactstrap'

const SUBJECTS = ['lessons', 'exams', 'vehicles'] as const

export function SomeOf() {
  const { t } = useTranslation('demoSample')
  const [chosen, setChosen] = useState<readonly string[]>(['lessons'])
  const toggle = (one: string) =>
    setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  return (
    <div className="bs showcase-row">
      <ButtonGroup aria-label={t('show')}>
        {SUBJECTS.map((one) => (
          <Button
            key={one}
            look={chosen.includes(one) ? 'primary' : 'secondary'}
            aria-pressed={chosen.includes(one)}
            onClick={() => toggle(one)}
          >
            {t(one)}
          </Button>
        ))}
      </ButtonGroup>
      <span role="status">{t('chosen', { names: chosen.map((one) => t(one)).join(', ') || '–' })}</span>
    </div>
  )
}
