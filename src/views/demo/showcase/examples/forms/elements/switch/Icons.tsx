import { Moon, Sun, Volume2, VolumeX } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

const SWITCHES = { sound: [VolumeX, Volume2], night: [Sun, Moon] } as const

export function Icons() {
  const { t } = useTranslation('demoForms')
  const id = useId()
  const [on, setOn] = useState<readonly string[]>(['sound'])
  const turn = (name: string) => setOn(on.includes(name) ? on.filter((one) => one !== name) : [...on, name])
  return (
    <fieldset className="showcase-stack">
      <legend className="form-label">{t('word.device')}</legend>
      {Object.entries(SWITCHES).map(([name, [Off, On]]) => {
        const Icon = on.includes(name) ? On : Off
        return (
          <div key={name} className="form-check form-switch">
            <input
              id={`${id}-${name}`}
              type="checkbox"
              role="switch"
              className="form-check-input"
              checked={on.includes(name)}
              aria-checked={on.includes(name)}
              onChange={() => turn(name)}
            />
            <label className="form-check-label" htmlFor={`${id}-${name}`}>
              <Icon aria-hidden size={16} /> {t(`word.switch.${name}`)}
            </label>
          </div>
        )
      })}
    </fieldset>
  )
}
