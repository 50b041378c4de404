import type Quill from 'quill'
import { useTranslation } from 'react-i18next'

const LEVELS = ['', '1', '2', '3'] as const
const COLOURS = ['', 'primary', 'info', 'warning', 'danger'] as const

/** Selects for formats with several values: the kind of paragraph, the colour of the text, that of its background. */
export function ToolChoices({ quill }: { quill: Quill | null }) {
  const { t } = useTranslation('demoForms')
  const format = (name: string, value: string | number) => {
    if (!quill) return
    quill.focus()
    quill.format(name, value || false, 'user')
  }
  return (
    <>
      <select
        className="form-select form-select-sm"
        aria-label={t('word.tool.level')}
        defaultValue=""
        onChange={({ target }) => format('header', Number(target.value))}
      >
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {level ? t('word.tool.heading', { level }) : t('word.tool.text')}
          </option>
        ))}
      </select>
      {(['color', 'background'] as const).map((name) => (
        <select
          key={name}
          className="form-select form-select-sm"
          aria-label={t(`word.tool.${name}`)}
          defaultValue=""
          onChange={({ target: { value } }) =>
            format(name, value && `var(--c-${value}${name === 'background' ? '-soft' : ''})`)
          }
        >
          {COLOURS.map((colour) => (
            <option key={colour} value={colour}>
              {colour ? t(`word.tone.${colour}`) : t(`word.tool.${name}`)}
            </option>
          ))}
        </select>
      ))}
    </>
  )
}
