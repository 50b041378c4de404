import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

const KINDS = ['park', 'road'] as const

export function WithRadio() {
  const { t } = useTranslation('demoForms')
  const name = useId()
  const [kind, setKind] = useState<string>('road')
  return (
    <div className="form-grid">
      {KINDS.map((one) => (
        <div key={one} className="input-group">
          <div className="input-group-text">
            <input
              type="radio"
              className="form-check-input"
              name={name}
              aria-label={t(`word.${one}`)}
              checked={kind === one}
              onChange={() => setKind(one)}
            />
          </div>
          <input
            className="form-control"
            inputMode="numeric"
            aria-label={t('word.hoursOf', { kind: t(`word.${one}`) })}
            disabled={kind !== one}
            defaultValue="4"
          />
        </div>
      ))}
    </div>
  )
}
