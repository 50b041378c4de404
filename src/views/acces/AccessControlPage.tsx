import { ButtonLink } from '@core/components/ButtonLink'
import { Page } from '@core/components/Page'
import { paths } from '@src/configs/paths'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { BookOpenCheck, LayoutDashboard, LayoutTemplate, type LucideIcon, Mail, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import './acces.scss'

interface Entry {
  id: string
  icon: LucideIcon
  to: string
  title: string
  text: string
  action: string
}

function useEntries(): Entry[] {
  const { t } = useTranslation('acces')
  const ability = useAbility()
  const course: Entry = {
    id: 'course',
    icon: BookOpenCheck,
    to: paths.codeCourse,
    title: t('course.title'),
    text: t('course.text'),
    action: t('course.action'),
  }
  const dashboard: Entry = {
    id: 'dashboard',
    icon: LayoutDashboard,
    to: paths.dashboard,
    title: t('dashboard.title'),
    text: t('dashboard.text'),
    action: t('dashboard.action'),
  }
  const demo: Entry = {
    id: 'demo',
    icon: LayoutTemplate,
    to: paths.demoProfile,
    title: t('demo.title'),
    text: t('demo.text'),
    action: t('demo.action'),
  }
  return [
    ...(ability.can('read', 'CodeCourse') ? [course] : []),
    ...(ability.can('read', 'Dashboard') ? [dashboard] : []),
    ...(ability.can('read', 'Demo') ? [demo] : []),
    {
      id: 'contact',
      icon: Mail,
      to: paths.contact,
      title: t('contact.title'),
      text: t('contact.text'),
      action: t('contact.action'),
    },
    {
      id: 'profile',
      icon: UserRound,
      to: paths.profile,
      title: t('profile.title'),
      text: t('profile.text'),
      action: t('profile.action'),
    },
  ]
}

/** The access rights of this account; for a user without a school also the next steps. */
export function AccessControlPage() {
  const { t } = useTranslation('acces')
  const isVisitor = useAppSelector(selectUserData)?.role === 'client'
  return (
    <Page title={t('title')} description={isVisitor ? t('text') : t('textByRights')}>
      <ul className="acces-list">
        {useEntries().map(({ id, icon: Icon, to, title, text, action }) => (
          <li key={id} className="card card-body">
            <Icon aria-hidden size={24} strokeWidth={1.5} />
            <div>
              <h2>{title}</h2>
              <p className="muted">{text}</p>
            </div>
            <ButtonLink to={to}>{action}</ButtonLink>
          </li>
        ))}
      </ul>
    </Page>
  )
}
