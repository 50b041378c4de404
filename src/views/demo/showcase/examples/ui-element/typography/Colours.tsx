import { useTranslation } from 'react-i18next'

export function Colours() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-stack">
      {(['ink', 'muted', 'primary', 'info', 'warning', 'danger'] as const).map((colour) => (
        <p key={colour} style={{ color: `var(--c-${colour})` }}>
          {t('short')} <code>--c-{colour}</code>
        </p>
      ))}
    </div>
  )
}
