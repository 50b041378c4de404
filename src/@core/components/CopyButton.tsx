import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './IconButton'

const SHOWN_MS = 2000

/** Copies a text and announces the success to screen readers. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useTranslation('common')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <>
      <IconButton icon={copied ? Check : Copy} label={label ?? t('copy')} onClick={() => void copy()} />
      <span className="visually-hidden" role="status">
        {copied ? t('copied') : ''}
      </span>
    </>
  )
}
