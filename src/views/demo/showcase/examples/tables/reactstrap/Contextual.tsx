import { Avatar } from '@core/components/Avatar'
import { Menu } from '@core/components/Menu'
import { StatusDot } from '@core/components/StatusDot'
import { toast } from '@core/components/toast'
import { PlainTable } from '@src/views/demo/showcase/parts/PlainTable'
import { SAMPLE_ROWS } from '@src/views/demo/showcase/parts/sampleRows'
import { useTranslation } from 'react-i18next'

const TONES = ['success', 'warning', 'danger', 'info'] as const

export function Contextual() {
  const { t } = useTranslation('demoTables')
  const rows = SAMPLE_ROWS.slice(0, 4).map(({ id, nom, ville }, index) => {
    const tone = TONES[index] ?? 'info'
    const open = () => toast.info(nom)
    return {
      id,
      className: `row-${tone}`,
      cells: [
        <span key="name" className="showcase-row">
          <Avatar name={nom} size={32} /> {nom}
        </span>,
        ville,
        <StatusDot key="state" tone={tone} label={t(`word.state.${tone}`)} />,
        <Menu
          key="actions"
          label={t('word.actionsOf', { name: nom })}
          look="ghost"
          items={[{ id: 'open', label: t('word.open'), onSelect: open }]}
        >
          …
        </Menu>,
      ],
    }
  })
  const head = [t('word.name'), t('word.city'), t('word.stateHead'), t('word.actions')]
  return <PlainTable label={t('word.tableContextual')} head={head} rows={rows} />
}
