import type { CodeAcces } from '@contract/ecole/codeAcces'
import { Button } from '@core/components/Button'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePrintCards } from './usePrintCards'
import '@src/parts/candidat/candidat.scss'

/** Actions on the selected codes; floats above the list to avoid a layout shift. */
export function PrintCardsBar({ codes, onClear }: { codes: readonly CodeAcces[]; onClear: () => void }) {
  const { t } = useTranslation('codeAcces')
  const { print, isMaking } = usePrintCards()
  if (codes.length === 0) return null
  return (
    <section className="selection-bar" aria-label={t('selection.label')}>
      <span role="status">{t('selection.count', { count: codes.length })}</span>
      <Button icon={Printer} pending={isMaking} onClick={() => print(codes)}>
        {t('print')}
      </Button>
      <Button look="ghost" onClick={onClear}>
        {t('selection.clear')}
      </Button>
    </section>
  )
}
