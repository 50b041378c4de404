import { RichText } from '@src/views/demo/shared/RichText'
import { SafeHtml } from '@src/views/demo/shared/SafeHtml'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Shown() {
  const { t } = useTranslation('demoForms')
  const [html, setHtml] = useState(() => `<p>${t('word.remarkText')}</p>`)
  return (
    <div className="showcase-columns">
      <RichText label={t('word.letterEdited')} value={html} onChange={setHtml} />
      <SafeHtml html={html} />
    </div>
  )
}
