import { useTranslation } from 'react-i18next'

export function Headings() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-stack">
      {/* Samples, not headings of this page. */}
      <h1 role="presentation">{t('title')} · 22 px</h1>
      <h2 role="presentation">{t('title')} · 17 px</h2>
      <h3 role="presentation">{t('title')} · 15 px</h3>
      <p className="type-small-heading">{t('title')} · 14 px</p>
    </div>
  )
}
