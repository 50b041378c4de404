import { DASHBOARD_ROWS, type Dashboard } from '@contract/ecole/dashboard'
import { EXAM_OF } from '@contract/planning/evenement'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { fullName } from '@core/format/names'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonLine } from '../PersonLine'
import { TodayGroup } from './TodayGroup'

type Ligne = NonNullable<Dashboard['codesAExpirer']>[number]

const planOf = ({ id, etape, premiereDate }: Ligne) =>
  `${paths.calendrier}?${new URLSearchParams({ nouveau: EXAM_OF[etape], candidat: String(id), jour: premiereDate ?? '' })}`

/**
 * Candidates whose code exam lapses soon: their next exam can be planned from the line, as far as the rules allow it.
 */
export function LapsingGroup({ lignes }: { lignes: readonly Ligne[] }) {
  const { t } = useTranslation(['dashboard', 'parcours'])
  const format = useFormat()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? lignes : lignes.slice(0, DASHBOARD_ROWS)
  return (
    <TodayGroup
      tone={lignes.some(({ jours }) => jours <= 15) ? 'danger' : 'warning'}
      title={t('today.perime.title', { count: lignes.length })}
      action={
        shown.length < lignes.length ? (
          <Button look="ghost" size="sm" onClick={() => setWhole(true)}>
            {t('today.perime.all', { count: lignes.length })}
          </Button>
        ) : null
      }
    >
      {shown.map((ligne) => {
        const nom = fullName(ligne)
        return (
          <PersonLine
            key={ligne.id}
            nom={nom}
            candidats={[ligne.id]}
            photo={ligne.photo}
            to={`${paths.candidat(ligne.id)}?tab=parcours`}
            note={t('today.perime.until', { count: ligne.jours, jour: format.day(ligne.expireLe) })}
            end={
              ligne.premiereDate ? (
                <ButtonLink size="sm" to={planOf(ligne)} aria-label={t('today.perime.planOf', { nom })}>
                  {t('parcours:plan')}
                </ButtonLink>
              ) : null
            }
          />
        )
      })}
    </TodayGroup>
  )
}
