import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { paths } from '@src/configs/paths'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { JoinForm } from './JoinForm'
import './place.scss'

/** The page on which a candidate types the code of a room; their place then fills the screen. */
export function JoinPage() {
  const { t } = useTranslation(['salle', 'nav'])
  const navigate = useNavigate()
  const candidat = useAppSelector(selectUserData)?.connect.nomComplet ?? ''
  return (
    <Page
      title={t('join.title')}
      description={t('join.text')}
      back={<BackLink to={paths.codeCourse}>{t('nav:codeCourse')}</BackLink>}
    >
      <section className="card card-body join-card">
        <JoinForm code="" candidat={candidat} onJoined={() => navigate(paths.place)} />
      </section>
    </Page>
  )
}
