import type { ContratLigne } from '@contract/papiers/contrat'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { toast } from '@core/components/messages/toast'
import { Menu } from '@core/components/overlays/Menu'
import { StatusDot } from '@core/components/StatusDot'
import { confirmDialog } from '@core/dialogs/dialogs'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useCancelContratMutation } from '@src/redux/papiers/contrat'
import { useAbility } from '@src/redux/session/ability'
import { BadgeCheck, Ban, CircleStop, Eye, MoreHorizontal, PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OpenedContrat } from './ContratPanels'
import { TONES } from './statut'

interface ContratRowProps {
  contrat: ContratLigne
  onOpen: (panel: OpenedContrat) => void
}

/** A contract or an amendment: its number, its state, and the next steps. */
export function ContratRow({ contrat, onOpen }: ContratRowProps) {
  const { t } = useTranslation('contrat')
  const canChange = useAbility().can('update', 'Contrat')
  const { rang, numero, status } = contrat
  const name = rang === 1 ? t('contract', { numero }) : t('amendment', { numero, rang: rang - 1 })
  return (
    <li className="contrat-row" aria-label={name}>
      <div className="contrat-name">
        <strong>{name}</strong>
        <StatusDot tone={TONES[status]} label={t(`status.${status}`)} />
        <Dates contrat={contrat} />
      </div>
      <div className="contrat-actions">
        <ButtonLink icon={Eye} to={paths.contrat(contrat.id)} aria-label={t('seeOf', { name })}>
          {t('see')}
        </ButtonLink>
        {canChange ? <Steps contrat={contrat} name={name} onOpen={onOpen} /> : null}
      </div>
    </li>
  )
}

function Dates({ contrat: { createdAt, signeLe, viseLe, resilieLe, motif } }: { contrat: ContratLigne }) {
  const { t } = useTranslation('contrat')
  const format = useFormat()
  const dates = [
    signeLe ? t('signedOn', { day: format.day(signeLe) }) : t('madeOn', { moment: format.moment(createdAt) }),
    ...(viseLe ? [t('endorsedOn', { day: format.day(viseLe) })] : []),
    ...(resilieLe ? [t('terminatedOn', { day: format.day(resilieLe), motif: motif ?? '' })] : []),
  ]
  return <span className="muted">{dates.join(' · ')}</span>
}

function Steps({ contrat, name, onOpen }: ContratRowProps & { name: string }) {
  const { t } = useTranslation('contrat')
  const [cancel] = useCancelContratMutation()
  const { id, numero, status, version } = contrat
  const drop = async () => {
    const sure = await confirmDialog({ title: t('cancel.ask', { numero }), text: t('cancel.text'), danger: true })
    if (!sure) return
    const { data } = await cancel({ id, body: { version } })
    if (data) toast.success(t('cancel.done', { numero }))
  }
  if (status === 'DRAFT') {
    return (
      <>
        <Button look="ghost" icon={Ban} aria-label={t('cancel.of', { name })} onClick={() => void drop()}>
          {t('cancel.submit')}
        </Button>
        <Button
          look="primary"
          icon={PenLine}
          aria-label={t('sign.of', { name })}
          onClick={() => onOpen({ kind: 'sign', contrat })}
        >
          {t('sign.submit')}
        </Button>
      </>
    )
  }
  if (status !== 'SIGNED' && status !== 'ENDORSED') return null
  const end = {
    id: 'terminate',
    label: t('terminate.submit'),
    icon: CircleStop,
    danger: true,
    onSelect: () => onOpen({ kind: 'terminate', contrat }),
  }
  return (
    <>
      {status === 'SIGNED' && contrat.pays === 'TN' ? (
        <Button
          icon={BadgeCheck}
          aria-label={t('endorse.of', { name })}
          onClick={() => onOpen({ kind: 'endorse', contrat })}
        >
          {t('endorse.submit')}
        </Button>
      ) : null}
      <Menu label={t('moreOf', { name })} look="ghost" items={[end]}>
        <MoreHorizontal aria-hidden size={18} strokeWidth={1.75} />
      </Menu>
    </>
  )
}
