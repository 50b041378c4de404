import type { SelectOption } from '@core/components/select/selectProps'
import { MultiSelect } from '@src/views/demo/shared/MultiSelect'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const OPTIONS = ['A', 'A1', 'B', 'BE', 'C', 'D'].map((permit) => ({ value: permit, label: permit }))
const newOption = (text: string) => (text.trim() ? { value: text, label: text } : null)

export function Several() {
  const { t } = useTranslation('demoForms')
  const [permits, setPermits] = useState<SelectOption[]>(OPTIONS.slice(1, 3))
  return (
    <div className="field">
      <span id="showcase-permits-label" className="form-label">
        {t('word.permits')}
      </span>
      <MultiSelect
        id="showcase-permits"
        aria-labelledby="showcase-permits-label"
        value={permits}
        options={OPTIONS}
        onChange={setPermits}
        create={newOption}
      />
    </div>
  )
}
