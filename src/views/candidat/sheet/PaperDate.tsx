import type { CandidatDocument } from '@contract/ecole/candidat'
import { DayInput } from '@core/form/date/DayInput'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface PaperDateProps {
  type: CandidatDocument['type']
  field: 'dateDocument' | 'dateExpiration'
  value: string | null
  fault: string | null
  disabled: boolean
  onChange: (day: string | null) => void
  onSettle: () => void
}

/** A date of a paper: of issue or signature, or its last day. */
export function PaperDate({ type, field, value, fault, disabled, onChange, onSettle }: PaperDateProps) {
  const { t } = useTranslation('candidat')
  const id = useId()
  const paper = t(`papers.type.${type}`)
  const isEnd = field === 'dateExpiration'
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {isEnd ? t('papers.expires') : t(`papers.dated.${type}`)}
      </label>
      <DayInput
        id={id}
        aria-label={isEnd ? t('papers.expiresOf', { paper }) : t(`papers.datedOf.${type}`, { paper })}
        code={fault}
        value={value ?? ''}
        disabled={disabled}
        onChange={(day, isRead) => isRead && onChange(day || null)}
        onSettle={onSettle}
      />
    </div>
  )
}
