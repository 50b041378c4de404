import type { ConnectedUser } from '@contract/compte/auth'
import { paths } from '@src/configs/paths'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useDemandesPackQuery } from '@src/redux/packs/demandePack'
import { useAbility } from '@src/redux/session/ability'
import { useTranslation } from 'react-i18next'

type Reason = NonNullable<NonNullable<ConnectedUser['ecole']>['lectureSeule']>

export interface ReadOnlyState {
  reason: Reason
  /** The state of the school and why it may not write, as a sentence. */
  text: string
  /** The user's next step; null when only somebody else can act. */
  step: { label: string; to: string } | null
  /** Whether a pack was requested or is active. */
  hasPack: boolean
}

/** The reason why the signed-in user's school is read-only, and the next step; null when it may write. */
export function useReadOnly(): ReadOnlyState | null {
  const { t } = useTranslation('profil')
  const userData = useAppSelector(selectUserData)
  const { lectureSeule: reason, motif } = userData?.connect.ecole ?? {}
  const canAsk = useAbility().can('create', 'DemandePack')
  const { data: waiting } = useDemandesPackQuery({ statut: 'PENDING', perPage: '1' }, { skip: !reason || !canAsk })
  if (!reason) return null
  const hasPack = userData?.activePackage != null || (waiting?.totalDataCount ?? 0) > 0
  const isJudged = reason === 'SUSPENDED' || reason === 'REFUSED'
  const toPack = canAsk && !isJudged && !hasPack
  const write = { label: t('readOnly.contact'), to: paths.contact }
  const ask = { label: t('readOnly.package'), to: paths.abonnement }
  // Instructors and candidates can neither write to the platform about it nor ask for a pack.
  if (userData?.role !== 'ecole') return { reason, text: t('readOnly.people'), step: null, hasPack }
  const sentence = motif && isJudged ? t(`readOnly.reasoned.${reason}`, { motif }) : t(`readOnly.${reason}`)
  return { reason, text: sentence, step: toPack ? ask : write, hasPack }
}
