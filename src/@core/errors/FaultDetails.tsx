import { Button } from '@core/components/Button'
import { Check, Copy } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentFaults } from './faults'
import { reportOf, textOfReport } from './report'
import './faultDetails.scss'

/** The report of the last errors, to read and to copy. */
export function FaultDetails() {
  const { t } = useTranslation('common')
  const text = useMemo(() => textOfReport(reportOf(currentFaults())), [])
  const [isCopied, setCopied] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Without the right to copy, the user can select the text.
      setOpen(true)
    }
  }
  return (
    <div className="fault-details">
      <Button icon={isCopied ? Check : Copy} onClick={() => void copy()}>
        {t('crash.copy')}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied ? t('crash.copied') : ''}
      </span>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('crash.show')}</summary>
        <p>{t('crash.privacy')}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is reached by keyboard */}
        <section className="fault-text" tabIndex={0} aria-label={t('crash.show')}>
          <pre dir="ltr" lang="en">
            {text}
          </pre>
        </section>
      </details>
    </div>
  )
}
