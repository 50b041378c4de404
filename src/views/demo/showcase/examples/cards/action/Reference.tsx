import { ChevronUp, RotateCw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function Reference() {
  const { t } = useTranslation('demoCards')
  const rows = { collapse: ChevronUp, reload: RotateCw, remove: X }
  return (
    <table className="showcase-table">
      <thead>
        <tr>
          <th scope="col">{t('action.icon')}</th>
          <th scope="col">{t('action.name')}</th>
          <th scope="col">{t('action.effect')}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(rows).map(([id, Icon]) => (
          <tr key={id}>
            <td>
              <Icon aria-hidden size={18} strokeWidth={1.75} />
            </td>
            <td>{t(`action.${id}`)}</td>
            <td>{t(`effect.${id}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
