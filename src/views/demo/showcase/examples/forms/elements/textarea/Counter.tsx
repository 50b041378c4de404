import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

const MOST = 20

export function Counter() {
  const { t } = useTranslation('demoForms')
  const id = useId()
  const [text, setText] = useState('')
  const isTooLong = text.length > MOST
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {t('word.short')}
      </label>
      <textarea
        id={id}
        className={isTooLong ? 'form-control is-invalid' : 'form-control'}
        rows={2}
        aria-invalid={isTooLong || undefined}
        aria-describedby={`${id}-count`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-count`} className={isTooLong ? 'field-fault' : 'field-hint'}>
        {t('word.counter', { used: text.length, most: MOST })}
      </p>
    </div>
  )
}
