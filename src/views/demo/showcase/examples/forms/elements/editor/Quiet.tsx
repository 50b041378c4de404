import { Button } from '@core/components/Button'
import { QuietEditor } from '@src/views/demo/showcase/parts/editor/QuietEditor'
import { Maximize } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Quiet() {
  const { t } = useTranslation('demoForms')
  const page = useRef<HTMLDivElement>(null)
  const [html, setHtml] = useState(() => `<p>${t('word.letterText')}</p><p>${t('word.letterMark')}</p>`)
  return (
    <>
      <div ref={page} className="editor-page">
        <QuietEditor label={t('word.letterQuiet')} value={html} onChange={setHtml} counts />
      </div>
      <div className="showcase-row">
        <Button icon={Maximize} onClick={() => void page.current?.requestFullscreen()}>
          {t('word.alone')}
        </Button>
      </div>
    </>
  )
}
