import { ButtonLink } from '@core/components/ButtonLink'
import { Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { DemoCard } from './DemoCard'
import { dayAhead } from './dayAhead'
import { People } from './People'
import { PEOPLE } from './sample'

/** A piece of work under way: who, until when, for how much. */
export function ProjectCard() {
  const { t } = useTranslation('demoDashboard')
  const format = useFormat()
  return (
    <DemoCard title={t('project.title')} className="span-4">
      <p className="muted">{t('project.text')}</p>
      <People names={PEOPLE.slice(0, 4)} />
      <Facts
        facts={[
          { label: t('project.due'), value: format.day(dayAhead(30)) },
          { label: t('project.budget'), value: format.amount(49_251_000) },
          { label: t('project.cost'), value: format.amount(12_840_000) },
        ]}
      />
      <ButtonLink to={paths.todo}>{t('project.link')}</ButtonLink>
    </DemoCard>
  )
}
