import { useTranslation } from 'react-i18next'
import { DemoCard } from './DemoCard'
import { People } from './People'
import { PEOPLE } from './sample'

/** What happened last. */
export function TimelineCard() {
  const { t } = useTranslation('demoDashboard')
  const entries = [
    { id: 'paid', extra: null },
    { id: 'meeting', extra: <People names={PEOPLE.slice(0, 1)} /> },
    { id: 'project', extra: <People names={PEOPLE} /> },
    { id: 'delivery', extra: null },
  ] as const
  return (
    <DemoCard title={t('timeline.title')} className="span-4">
      <ol className="demo-timeline">
        {entries.map(({ id, extra }) => (
          <li key={id}>
            <b>{t(`timeline.${id}.title`)}</b>
            <span className="muted">{t(`timeline.${id}.text`)}</span>
            {extra}
          </li>
        ))}
      </ol>
    </DemoCard>
  )
}
