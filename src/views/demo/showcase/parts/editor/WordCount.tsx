import type Quill from 'quill'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const wordsOf = (quill: Quill) => quill.getText().split(/\s+/).filter(Boolean).length

/** The number of words in the editor. */
export function WordCount({ quill }: { quill: Quill | null }) {
  const { t } = useTranslation('demoForms')
  const [words, setWords] = useState(0)
  useEffect(() => {
    if (!quill) return
    const count = () => setWords(wordsOf(quill))
    // The initial text is written after the editor is created.
    const first = setTimeout(count)
    quill.on('text-change', count)
    return () => {
      clearTimeout(first)
      quill.off('text-change', count)
    }
  }, [quill])
  return <p className="editor-words">{t('word.words', { count: words })}</p>
}
