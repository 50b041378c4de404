import { useTranslation } from 'react-i18next'

export function Display() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-stack">
      {[48, 40, 32, 24].map((size) => (
        <p key={size} style={{ fontSize: size, fontWeight: 600, lineHeight: 1.2 }}>
          {t('title')} · {size} px
        </p>
      ))}
    </div>
  )
}
