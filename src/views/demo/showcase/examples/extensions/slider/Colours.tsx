import { useTranslation } from 'react-i18next'

const TONES = ['primary', 'info', 'warning', 'danger', 'muted', 'ink'] as const

export function Colours() {
  const { t } = useTranslation('demoExtensions')
  return (
    <div className="showcase-stack">
      {TONES.map((tone, index) => (
        <input
          key={tone}
          type="range"
          className={`slider slider-${tone}`}
          aria-label={t(`word.tone.${tone}`)}
          defaultValue={20 + index * 12}
        />
      ))}
    </div>
  )
}
