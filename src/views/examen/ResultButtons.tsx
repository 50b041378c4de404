import type { Examen } from '@contract/examen'
import { Button } from '@core/components/Button'
import { Check, UserX, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Outcome, useRecord } from './useRecord'

const CHOICES = [
  { outcome: 'SUCCESS', icon: Check },
  { outcome: 'FAILED', icon: X },
  { outcome: 'NO_SHOW', icon: UserX },
] as const

interface ResultButtonsProps {
  examen: Examen
  /** A remark that goes with the result. */
  note?: string
}

/** How an exam went, recorded by one press. */
export function ResultButtons({ examen, note }: ResultButtonsProps) {
  const { t } = useTranslation('examen')
  const record = useRecord()
  const [pending, setPending] = useState<Outcome | null>(null)
  const choose = async (outcome: Outcome) => {
    if (pending) return
    setPending(outcome)
    await record(examen, outcome, note)
    setPending(null)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className="result-buttons" role="group" aria-label={t('resultOf', { name: examen.candidat })}>
      {CHOICES.map(({ outcome, icon }) => (
        <Button
          key={outcome}
          size="sm"
          icon={icon}
          pending={pending === outcome}
          aria-label={t(`outcomeOf.${outcome}`, { name: examen.candidat })}
          onClick={() => void choose(outcome)}
        >
          {t(`outcome.${outcome}`)}
        </Button>
      ))}
    </div>
  )
}
