import { demoPaths } from '@src/configs/demo/paths'
import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Timeline } from '../shared/Timeline'
import { DemoCard } from './DemoCard'
import { People } from './People'
import { PEOPLE } from './sample'

/** The newest invoice: it is paid. */
const RECEIPT = 5023

/** The latest activity. */
export function TimelineCard() {
  const { t } = useTranslation('demoDashboard')
  const receipt = (
    <Link to={demoPaths.invoicePreview(RECEIPT)} className="demo-kind">
      <FileText aria-hidden size={16} strokeWidth={1.75} /> {t('timeline.paid.file', { id: RECEIPT })}
    </Link>
  )
  const entries = [
    { id: 'paid', ago: 12, extra: receipt },
    { id: 'meeting', ago: 45, extra: <People names={PEOPLE.slice(0, 1)} /> },
    { id: 'project', ago: 2880, extra: <People names={PEOPLE} /> },
    { id: 'delivery', ago: 7200 },
  ] as const
  return (
    <DemoCard title={t('timeline.title')} className="span-4">
      <Timeline
        entries={entries.map((entry) => ({
          ...entry,
          title: t(`timeline.${entry.id}.title`),
          text: t(`timeline.${entry.id}.text`),
        }))}
      />
    </DemoCard>
  )
}
