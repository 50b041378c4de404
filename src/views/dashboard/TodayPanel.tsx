import type { Candidat } from '@contract/ecole/candidat'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/EmptyState'
import { fullName } from '@core/format/names'
import { paths } from '@src/configs/paths'
import { CarteExpiration } from '@src/parts/moniteur/CarteExpiration'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Panel, stateOf } from './Panel'
import { PersonLine } from './PersonLine'
import { Revisions } from './Revisions'
import { TodayGroup } from './TodayGroup'
import type { EcoleDay } from './useEcoleDay'

/** What to settle today, each line with the button that opens it. */
export function TodayPanel({ day }: { day: EcoleDay }) {
  const { t } = useTranslation('dashboard')
  const { expires, incomplets, moniteurs, cartes, revisions, plans } = day
  const queries = [expires, incomplets, moniteurs, ...(plans ? [revisions] : [])]
  const lists = [expires, incomplets, revisions].map(({ data }) => data?.totalDataCount ?? 0)
  const count = lists.reduce((total, length) => total + length, cartes.length)
  return (
    <Panel
      title={t('today.title')}
      state={stateOf(queries)}
      onRetry={() => {
        for (const query of queries) void query.refetch()
      }}
    >
      {count === 0 ? <EmptyState icon={CircleCheck} title={t('today.none')} text={t('today.noneText')} /> : null}
      <Revisions {...revisions.data} />
      <Files state="expire" {...expires.data} />
      <Cards cartes={cartes} />
      <Files state="incomplet" {...incomplets.data} />
    </Panel>
  )
}

interface FilesProps {
  state: 'expire' | 'incomplet'
  data?: Candidat[]
  totalDataCount?: number
}

function Files({ state, data = [], totalDataCount = 0 }: FilesProps) {
  const { t } = useTranslation('dashboard')
  if (data.length === 0) return null
  const more = (
    <Link className="today-more" to={`${paths.candidats}?dossier=${state}`}>
      {t(`today.${state}.all`, { count: totalDataCount })}
    </Link>
  )
  return (
    <TodayGroup
      tone={state === 'expire' ? 'danger' : 'warning'}
      title={t(`today.${state}.title`)}
      more={totalDataCount > data.length ? more : null}
    >
      {data.map((candidat) => (
        <PersonLine
          key={candidat.id}
          nom={fullName(candidat)}
          photo={candidat.photo}
          note={t('latest.permi', { code: candidat.permi })}
          end={
            <ButtonLink
              size="sm"
              to={`${paths.candidat(candidat.id)}?tab=documents`}
              aria-label={t('today.openFile', { nom: fullName(candidat) })}
            >
              {t('today.open')}
            </ButtonLink>
          }
        />
      ))}
    </TodayGroup>
  )
}

function Cards({ cartes }: Pick<EcoleDay, 'cartes'>) {
  const { t } = useTranslation('dashboard')
  if (cartes.length === 0) return null
  return (
    <TodayGroup tone="warning" title={t('today.cartes')}>
      {cartes.map((moniteur) => (
        <PersonLine
          key={moniteur.id}
          nom={fullName(moniteur)}
          photo={moniteur.photo}
          note={<CarteExpiration expiration={moniteur.expirationCarte} />}
          end={
            <ButtonLink
              size="sm"
              to={paths.moniteurEdit(moniteur.id)}
              aria-label={t('today.openCarte', { nom: fullName(moniteur) })}
            >
              {t('today.open')}
            </ButtonLink>
          }
        />
      ))}
    </TodayGroup>
  )
}
