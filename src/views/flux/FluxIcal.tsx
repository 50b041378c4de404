import type { FluxRessource } from '@contract/planning/flux'
import { Button } from '@core/components/Button'
import { isMocked } from '@src/configs/network'
import { useAbility } from '@src/redux/session/ability'
import { CalendarSync, Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FluxDownload } from './FluxDownload'

const FluxDialog = lazy(async () => ({ default: (await import('./FluxDialog')).FluxDialog }))

interface FluxIcalProps {
  ressource: FluxRessource
  /** Undefined while loading: the button already has its place. */
  idRessource: number | undefined
  /** The owner of the calendar. */
  nom: string
}

/**
 * Shares a calendar with other programs: on the page of an instructor or a vehicle, and in the user's own file. With
 * the backend in the browser no other program could request it: then there is only a download, and no mention of a
 * subscription.
 */
export function FluxIcal({ ressource, idRessource, nom }: FluxIcalProps) {
  const { t } = useTranslation('flux')
  const canRead = useAbility().can('read', 'Evenement')
  const label = t(isMocked ? 'export' : 'open')
  if (!canRead) return null
  if (idRessource === undefined) {
    return (
      <Button icon={isMocked ? Download : CalendarSync} disabled>
        {label}
      </Button>
    )
  }
  const flux = { ressource, idRessource }
  return isMocked ? <FluxDownload {...flux} label={label} /> : <FluxSubscription {...flux} nom={nom} />
}

function FluxSubscription(props: FluxIcalProps & { idRessource: number }) {
  const { t } = useTranslation('flux')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={CalendarSync} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <FluxDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
