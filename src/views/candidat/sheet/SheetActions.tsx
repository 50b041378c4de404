import type { CandidatDetail } from '@contract/ecole/candidat'
import { HOUR_OF } from '@contract/planning/evenement'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { paths } from '@src/configs/paths'
import { useAbility } from '@src/redux/session/ability'
import { Archive, ArchiveRestore, CalendarPlus, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { CallLink } from '../CallLink'
import { useArchive } from '../useArchive'

/** The tabs with a main action of their own, beside which planning a lesson is secondary, and covers nothing. */
const WITH_OWN_ACTION = ['parcours', 'examens', 'paiements', 'documents']

/** The actions on a candidate: call, archive, edit, plan. */
export function SheetActions({ candidat }: { candidat: CandidatDetail }) {
  const { t } = useTranslation('candidat')
  const ability = useAbility()
  const archive = useArchive()
  // Nothing is planned for candidates who have left the school.
  const canPlan = ability.can('create', 'Evenement') && !candidat.archived
  const kind = HOUR_OF[candidat.progression.etape ?? 'circulation']
  const hasOther = WITH_OWN_ACTION.includes(useSearchParams()[0].get('tab') ?? '')
  const opener = new URLSearchParams({ nouveau: kind, candidat: String(candidat.id) })
  return (
    <>
      <CallLink telephone={candidat.telephone} />
      {ability.can('archive', 'Candidat') ? (
        <Button
          icon={candidat.archived ? ArchiveRestore : Archive}
          onClick={() => void archive.one(candidat, !candidat.archived)}
        >
          {candidat.archived ? t('actions.unarchive') : t('actions.archive')}
        </Button>
      ) : null}
      {ability.can('update', 'Candidat') ? (
        <ButtonLink icon={Pencil} to={paths.candidatEdit(candidat.id)}>
          {t('actions.edit')}
        </ButtonLink>
      ) : null}
      {canPlan ? (
        <ButtonLink look={hasOther ? 'secondary' : 'primary'} icon={CalendarPlus} to={`${paths.calendrier}?${opener}`}>
          {t('progress.plan')}
        </ButtonLink>
      ) : null}
    </>
  )
}
