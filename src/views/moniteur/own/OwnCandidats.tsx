import type { CandidatLigne } from '@contract/ecole/candidat'
import { Avatar } from '@core/components/Avatar'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { fullName } from '@core/format/names'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useCandidatsQuery } from '@src/redux/candidat/candidat'
import { useSchool } from '@src/redux/session/useSchool'
import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

const SHOWN = 10

interface OwnCandidatsProps {
  /** The instructor; by default the signed-in one. */
  idMoniteur?: number
}

/** The candidates whose referent an instructor is, in brief. */
export function OwnCandidats({ idMoniteur }: OwnCandidatsProps) {
  const { t } = useTranslation('moniteur')
  const whose = idMoniteur === undefined ? {} : { idMoniteur: String(idMoniteur) }
  const { data, isError, isFetching, refetch } = useCandidatsQuery({ perPage: String(SHOWN), sort: 'nom', ...whose })
  const title = idMoniteur === undefined ? t('portfolio.candidats') : t('sheet.candidats')
  const noneText = idMoniteur === undefined ? t('portfolio.noneText') : t('sheet.noneText')
  if (!data) {
    return isError ? (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <CardSkeleton lines={SHOWN} />
    )
  }
  return (
    <section className="card" aria-label={title}>
      <div className="card-head">
        <h2>
          {title} <span className="muted">{data.totalDataCount}</span>
        </h2>
        {data.totalDataCount > 0 ? (
          <ButtonLink size="sm" to={`${paths.candidats}${idMoniteur === undefined ? '' : `?idMoniteur=${idMoniteur}`}`}>
            {t('portfolio.all')}
          </ButtonLink>
        ) : null}
      </div>
      {data.totalDataCount === 0 ? (
        <EmptyState icon={Users} title={t('portfolio.none')} text={noneText} />
      ) : (
        <ul className="own-candidats">
          {data.data.map((candidat) => (
            <CandidatLine key={candidat.id} candidat={candidat} />
          ))}
        </ul>
      )}
    </section>
  )
}

function CandidatLine({ candidat }: { candidat: CandidatLigne }) {
  const { t } = useTranslation(['moniteur', 'parcours'])
  const format = useFormat()
  const { pays } = useSchool()
  const nom = fullName(candidat)
  const { etape } = candidat.progression
  return (
    <li>
      <Link className="person own-candidat" to={paths.candidat(candidat.id)}>
        <Avatar name={nom} src={candidat.photo} />
        {nom}
      </Link>
      <span className="muted">{t('portfolio.permi', { code: candidat.permi })}</span>
      <span className="muted">
        {etape ? t('portfolio.stage', { etape: t(`parcours:etape.${etape}`) }) : t('portfolio.done')}
      </span>
      {candidat.telephone ? (
        <a href={`tel:${candidat.telephone}`}>{format.phone(candidat.telephone, pays)}</a>
      ) : (
        <span className="muted">{t('portfolio.noPhone')}</span>
      )}
    </li>
  )
}
