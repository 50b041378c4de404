import type { CodeAcces } from '@contract/ecole/codeAcces'
import { Button } from '@core/components/Button'
import { SelectionBar } from '@core/table/SelectionBar'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePrintCards } from './usePrintCards'
import '@src/parts/candidat/candidat.scss'

/** Actions on the selected codes. */
export function PrintCardsBar({ codes, onClear }: { codes: readonly CodeAcces[]; onClear: () => void }) {
  const { t } = useTranslation('codeAcces')
  const { print, isMaking } = usePrintCards()
  const count = codes.length
  return (
    <SelectionBar
      label={t('selection.label')}
      chosen={count > 0 ? t('selection.count', { count }) : null}
      clearLabel={t('selection.clear')}
      onClear={onClear}
    >
      <Button icon={Printer} pending={isMaking} onClick={() => print(codes)}>
        {t('print')}
      </Button>
    </SelectionBar>
  )
}
