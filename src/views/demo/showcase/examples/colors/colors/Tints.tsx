import { useTranslation } from 'react-i18next'

const STEPS = [1, 2, 3, 4, 5] as const
/** Each colour in five lighter and five darker steps of ten percent. */
const tint = (tone: string, step: number, to: string) => `color-mix(in srgb, var(--c-${tone}), ${to} ${step * 10}%)`

export function Tints() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-stack">
      {(['primary', 'danger', 'warning', 'info'] as const).map((tone) => (
        <ul key={tone} className="swatches swatches-small" aria-label={t(`tone.${tone}`)}>
          {STEPS.map((step) => (
            <li key={`lighten-${step}`}>
              <span className="swatch" style={{ background: tint(tone, step, 'white') }} />
              <code>lighten-{step}</code>
            </li>
          ))}
          {STEPS.map((step) => (
            <li key={`darken-${step}`}>
              <span className="swatch" style={{ background: tint(tone, step, 'black') }} />
              <code>darken-{step}</code>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
