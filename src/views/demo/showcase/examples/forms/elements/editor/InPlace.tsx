import { QuietEditor } from '@src/views/demo/showcase/parts/editor/QuietEditor'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function InPlace() {
  const { t } = useTranslation('demoForms')
  const [title, setTitle] = useState(() => `<p>${t('word.letterTitle')}</p>`)
  const [text, setText] = useState(() => `<p>${t('word.letterText')}</p>`)
  return (
    <div className="card card-body">
      <QuietEditor label={t('word.titleInPlace')} value={title} onChange={setTitle} asHeading />
      <QuietEditor label={t('word.textInPlace')} value={text} onChange={setText} />
    </div>
  )
}
