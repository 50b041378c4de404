import { FullEditor } from '@src/views/demo/showcase/parts/editor/FullEditor'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function FullFeatured() {
  const { t } = useTranslation('demoForms')
  const [html, setHtml] = useState(() => `<h2>${t('word.letterTitle')}</h2><p>${t('word.letterText')}</p>`)
  return <FullEditor label={t('word.letterFull')} value={html} onChange={setHtml} />
}
