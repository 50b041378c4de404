import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface StaffSelectProps {
  label: string
  options: readonly { id: number; nom: string }[]
  value: number | null
  onChange: (id: number | null) => void
}

/** The choice of the instructor or the vehicle. */
export function StaffSelect({ label, options, value, onChange }: StaffSelectProps) {
  const { t } = useTranslation('common')
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <select
        id={id}
        className="form-select"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('choose')}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.nom}
          </option>
        ))}
      </select>
    </div>
  )
}
