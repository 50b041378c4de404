import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Files() {
  const { t } = useTranslation('demoForms')
  const id = useId()
  const [names, setNames] = useState<readonly string[]>([])
  return (
    <div className="form-grid">
      {(['one', 'many'] as const).map((count) => (
        <div key={count} className="field">
          <label className="form-label" htmlFor={`${id}-${count}`}>
            {t(`word.file.${count}`)}
          </label>
          <input
            id={`${id}-${count}`}
            type="file"
            className="form-control"
            multiple={count === 'many'}
            onChange={({ target }) => setNames([...(target.files ?? [])].map(({ name }) => name))}
          />
        </div>
      ))}
      <output className="field-wide">{names.join(', ')}</output>
    </div>
  )
}
