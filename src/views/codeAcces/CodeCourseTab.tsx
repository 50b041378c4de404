import { ButtonLink } from '@core/components/ButtonLink'
import { StatusDot } from '@core/components/StatusDot'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useCodesAccesQuery } from '@src/redux/code-course/codeAcces'
import { useCourseProgressQuery } from '@src/redux/code-course/tentative'
import { useAbility } from '@src/redux/session/ability'
import { KeyRound, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { CandidatCourse } from './CandidatCourse'
import { CandidatDevoirs } from './CandidatDevoirs'
import { CodeAccesStatus } from './codes/CodeAccesStatus'
import { CodeRowMenu } from './codes/CodeRowMenu'
import { groupedCode } from './codes/groupedCode'
import './codeAcces.scss'

interface CodeCourseTabProps {
  id: number
  nom: string
  archived: boolean
}

/** The codes of one candidate, their assignments and their training, on their page. */
export function CodeCourseTab({ id, nom, archived }: CodeCourseTabProps) {
  const ability = useAbility()
  return (
    <div className="page">
      {ability.can('read', 'CodeAcces') ? <CandidatCodes id={id} archived={archived} /> : null}
      {ability.can('read', 'Devoir') ? <CandidatDevoirs id={id} nom={nom} archived={archived} /> : null}
      {ability.can('read', 'Tentative') ? <CandidatCourse id={id} /> : null}
    </div>
  )
}

function CandidatCodes({ id, archived }: { id: number; archived: boolean }) {
  const { t } = useTranslation('codeAcces')
  const format = useFormat()
  const navigate = useNavigate()
  const { data, isError, isFetching, refetch } = useCodesAccesQuery({ idCandidat: String(id), perPage: '100' })
  const { data: course } = useCourseProgressQuery({ idCandidat: String(id) })
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <CardSkeleton />
  const isIncluded = course?.access?.par === 'FORFAIT'
  const isOpen = data.data.some(({ etat }) => etat === 'RUNNING')
  const add =
    archived || isOpen ? null : (
      <ButtonLink icon={Plus} to={`${paths.codesAcces}?pour=${id}`}>
        {t('add')}
      </ButtonLink>
    )
  const included = isIncluded ? <StatusDot tone="success" label={t('sheet.byPackage')} /> : null
  if (data.data.length === 0 && included) return <div className="card card-body">{included}</div>
  if (data.data.length === 0)
    return <EmptyState icon={KeyRound} title={t('sheet.none')} text={t('sheet.text')} action={add} />
  return (
    <div className="card card-body">
      {included}
      <ul className="code-list">
        {data.data.map((code) => (
          <li key={code.id}>
            <code>{groupedCode(code.code)}</code>
            <CodeAccesStatus etat={code.etat} />
            <span className="muted">{t('sheet.until', { day: format.day(code.dateExpiration) })}</span>
            <span className="muted">
              {code.derniereUtilisation
                ? t('sheet.used', { date: format.moment(code.derniereUtilisation) })
                : t('sheet.unused')}
            </span>
            <CodeRowMenu code={code} onDay={() => navigate(`${paths.codesAcces}?idCandidat=${id}&row=${code.id}`)} />
          </li>
        ))}
      </ul>
      {add}
    </div>
  )
}
