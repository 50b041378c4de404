import { useTranslation } from 'react-i18next'

const TONES = ['primary', 'info', 'warning', 'danger'] as const

export function Upright() {
  const { t } = useTranslation('demoExtensions')
  return (
    <div className="showcase-row">
      {TONES.map((tone, index) => (
        <input
          key={tone}
          type="range"
          className={`slider slider-upright slider-${tone}`}
          aria-orientation="vertical"
          aria-label={t('word.level', { number: index + 1 })}
          defaultValue={30 + index * 15}
        />
      ))}
    </div>
  )
}
