import { ButtonLink } from '@core/components/ButtonLink'
import { Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { dayAhead } from '../shared/dayAhead'
import { DayBox } from './DayBox'
import { DemoCard } from './DemoCard'
import { People } from './People'
import { PEOPLE } from './sample'

/** A current project: people, deadline, budget. */
export function ProjectCard() {
  const { t } = useTranslation('demoDashboard')
  const format = useFormat()
  const due = dayAhead(30)
  return (
    <DemoCard title={t('project.title')} className="span-4" lead={<DayBox day={due} />}>
      <p className="muted">{t('project.text')}</p>
      <ul className="demo-tags" aria-label={t('project.teams')}>
        <li>{t('project.mobile')}</li>
        <li>{t('project.booking')}</li>
      </ul>
      <People names={PEOPLE.slice(0, 4)} />
      <Facts
        facts={[
          { label: t('project.due'), value: format.day(due) },
          { label: t('project.budget'), value: format.amount(49_251_000) },
          { label: t('project.cost'), value: format.amount(12_840_000) },
        ]}
      />
      <ButtonLink to={paths.todo}>{t('project.link')}</ButtonLink>
    </DemoCard>
  )
}
