import { Menu } from '@core/components/overlays/Menu'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const UNITS = ['DT', '€', '%'] as const

export function WithMenu() {
  const { t } = useTranslation('demoForms')
  const [unit, setUnit] = useState<string>('DT')
  const choices = UNITS.map((one) => ({ id: one, label: one, onSelect: () => setUnit(one) }))
  return (
    <div className="showcase-stack">
      <div className="input-group">
        <Menu label={t('word.unitIs', { unit })} items={choices}>
          {unit}
        </Menu>
        <input className="form-control" inputMode="decimal" aria-label={t('word.price')} defaultValue="45" />
      </div>
      <div className="input-group">
        <input className="form-control" inputMode="decimal" aria-label={t('word.discount')} defaultValue="10" />
        <Menu label={t('word.unitIs', { unit })} items={choices}>
          {unit}
        </Menu>
      </div>
    </div>
  )
}
