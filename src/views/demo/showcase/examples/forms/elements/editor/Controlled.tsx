import { Button } from '@core/components/Button'
import { RichText } from '@src/views/demo/shared/RichText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Controlled() {
  const { t } = useTranslation('demoForms')
  const model = `<p>${t('word.letterText')}</p>`
  const [html, setHtml] = useState(model)
  return (
    <>
      <RichText label={t('word.letterControlled')} value={html} onChange={setHtml} />
      <div className="showcase-row">
        <Button disabled={html === model} onClick={() => setHtml(model)}>
          {t('word.backToModel')}
        </Button>
        <Button disabled={html === ''} onClick={() => setHtml('')}>
          {t('word.clear')}
        </Button>
      </div>
      <pre className="editor-html">
        <code translate="no">{html}</code>
      </pre>
    </>
  )
}
