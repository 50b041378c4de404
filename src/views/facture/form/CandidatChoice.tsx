import { Select } from '@core/components/select/Select'
import { FieldShell } from '@core/form/fields/FieldShell'
import { useOneCandidat } from '@src/parts/candidat/useOneCandidat'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface CandidatChoiceProps {
  chosen: number | null
  onChange: (id: number | null) => void
}

/** Whom a new invoice is for: what a candidate owes becomes its lines; a company has none. */
export function CandidatChoice({ chosen, onChange }: CandidatChoiceProps) {
  const { t } = useTranslation('facture')
  const id = useId()
  const choice = useOneCandidat(chosen)
  return (
    <div className="form-grid">
      <FieldShell id={id} label={t('candidat')} hint={t('form.candidatHint')} code={null}>
        <Select
          {...choice}
          id={id}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          value={chosen === null ? null : String(chosen)}
          onChange={(value) => onChange(value === null ? null : Number(value))}
          clearable
        />
      </FieldShell>
    </div>
  )
}
