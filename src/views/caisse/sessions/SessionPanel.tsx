import type { CaisseSessionDetail } from '@contract/caisse/caisse'
import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { ClosePanel } from '@src/parts/argent/caisse/ClosePanel'
import { useRapport } from '@src/parts/argent/caisse/rapport/useRapport'
import { useCaisseSessionQuery } from '@src/redux/argent/caisse'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { Lock, Printer, Undo2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SessionReport } from './SessionReport'
import { TakeBackPanel } from './TakeBackPanel'

interface SessionPanelProps {
  id: number
  onClose: () => void
}

type Doing = 'close' | 'takeBack' | null

/** The selected session beside the list: its report, or the buttons that close it. */
export function SessionPanel({ id, onClose }: SessionPanelProps) {
  const { t } = useTranslation('caisse')
  const { currentData: session, isError, isFetching, refetch } = useCaisseSessionQuery(id)
  const idUser = useAppSelector(selectUserData)?.connect.id
  const [doing, setDoing] = useState<Doing>(null)
  const back = useCallback(() => setDoing(null), [])
  if (session && doing === 'close') {
    return <ClosePanel session={session} isOther={session.idCaissier !== idUser} onClose={back} />
  }
  if (session && doing === 'takeBack') return <TakeBackPanel session={session} onClose={back} />
  return (
    <DetailsPanel
      title={session?.numero ?? session?.caissier ?? t('sessions.one')}
      footer={session ? <Footer session={session} onDo={setDoing} /> : null}
      onClose={onClose}
    >
      {session ? <SessionReport session={session} /> : null}
      {!session && isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!session && !isError ? <CardSkeleton lines={8} /> : null}
    </DetailsPanel>
  )
}

function Footer({ session, onDo }: { session: CaisseSessionDetail; onDo: (doing: Doing) => void }) {
  const { t } = useTranslation('caisse')
  const ability = useAbility()
  const print = useRapport()
  if (session.rapport === null) {
    if (!ability.can('update', 'Transaction')) return null
    return (
      <Button look="primary" icon={Lock} onClick={() => onDo('close')}>
        {t('actions.close')}
      </Button>
    )
  }
  const canTakeBack = session.ecart !== 0 && !session.isRepris && ability.can('update', 'Inscription')
  return (
    <>
      {canTakeBack ? (
        <Button icon={Undo2} onClick={() => onDo('takeBack')}>
          {t('actions.takeBack')}
        </Button>
      ) : null}
      <Button look="primary" icon={Printer} onClick={() => print(session)}>
        {t('actions.report')}
      </Button>
    </>
  )
}
