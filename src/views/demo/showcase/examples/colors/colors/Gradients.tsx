import { useTranslation } from 'react-i18next'

export function Gradients() {
  const { t } = useTranslation('demoSample')
  return (
    <ul className="swatches">
      {(['primary', 'danger', 'warning', 'info'] as const).map((tone) => (
        <li key={tone}>
          <span
            className="swatch"
            style={{ background: `linear-gradient(to bottom right, var(--c-${tone}), var(--c-${tone}-soft))` }}
          />
          {t(`tone.${tone}`)}
        </li>
      ))}
    </ul>
  )
}
