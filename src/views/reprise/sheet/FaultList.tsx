import { Banner } from '@core/components/messages/Banner'
import { useTranslation } from 'react-i18next'
import type { SheetFault } from './sheetRows'

/** Every fault of a sheet, by line and column: nothing is saved while there is one. */
export function FaultList({ faults }: { faults: readonly SheetFault[] }) {
  const { t } = useTranslation('reprise')
  return (
    <Banner tone="danger">
      <p className="reprise-file">{t('sheet.faults', { count: faults.length })}</p>
      <ul>
        {faults.map(({ line, target, text, code }) => (
          <li key={`${line}-${target}`}>
            {t('sheet.faultOf', { line, column: t(`target.${target}`), text, fault: t(`fault.${code}`) })}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
