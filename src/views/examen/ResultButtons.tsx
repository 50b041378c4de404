import type { Examen } from '@contract/planning/examen'
import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
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
  /** A remark to save with the result. */
  note?: string
  /** Compact variants: icons in a table cell, text alone on a card. */
  look?: 'full' | 'signs' | 'words'
}

/** Records the result of an exam by one press. */
export function ResultButtons({ examen, note, look = 'full' }: ResultButtonsProps) {
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
      {CHOICES.map(({ outcome, icon }) => {
        const label = t(`outcomeOf.${outcome}`, { name: examen.candidat })
        const press = () => void choose(outcome)
        if (look === 'signs') return <IconButton key={outcome} icon={icon} label={label} onClick={press} />
        return (
          <Button
            key={outcome}
            size="sm"
            icon={look === 'full' ? icon : undefined}
            pending={pending === outcome}
            aria-label={label}
            onClick={press}
          >
            {t(`outcome.${outcome}`)}
          </Button>
        )
      })}
    </div>
  )
}
