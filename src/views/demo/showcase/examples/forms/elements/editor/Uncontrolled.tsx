import { Button } from '@core/components/Button'
import { RichText } from '@src/views/demo/shared/RichText'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Uncontrolled() {
  const { t } = useTranslation('demoForms')
  const [start] = useState(() => `<p>${t('word.letterText')}</p>`)
  // The editor keeps its text; the page reads it on demand.
  const typed = useRef(start)
  const [read, setRead] = useState('')
  return (
    <>
      <RichText
        label={t('word.letterUncontrolled')}
        value={start}
        onChange={(html) => {
          typed.current = html
        }}
      />
      <div className="showcase-row">
        <Button onClick={() => setRead(typed.current)}>{t('word.readText')}</Button>
      </div>
      <output className="editor-html">{read}</output>
    </>
  )
}
