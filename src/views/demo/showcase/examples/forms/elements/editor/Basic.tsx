import { RichText } from '@src/views/demo/shared/RichText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoForms')
  const [html, setHtml] = useState('')
  return <RichText label={t('word.letter')} value={html} onChange={setHtml} />
}
