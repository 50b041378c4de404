import type { FactureDetail } from '@contract/argent/facture'
import { netOf } from '@contract/argent/net'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { Menu } from '@core/components/overlays/Menu'
import { confirmDialog, errorDialog } from '@core/dialogs/dialogs'
import { paths } from '@src/configs/paths'
import { useMoney } from '@src/parts/argent/useMoney'
import { useMoneyRights } from '@src/parts/argent/useMoneyRights'
import { problemOf } from '@src/redux/answers/problemOf'
import {
  useDeleteFactureMutation,
  useDuplicateFactureMutation,
  useSendFactureMutation,
} from '@src/redux/argent/facture'
import { useAbility } from '@src/redux/session/ability'
import { Banknote, Copy, Pencil, Send, Trash2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

export type OpenedPanel = 'pay' | 'avoir'

interface FactureActionsProps {
  facture: FactureDetail
  /** The id of the note that says why a draft cannot be sent yet. */
  waitsFor?: string | undefined
  onOpen: (panel: OpenedPanel) => void
}

/** Sends a draft after a confirmation: a sent invoice is never changed. */
function useSend(facture: FactureDetail) {
  const { id, version, serie, ttc, timbre } = facture
  const { t } = useTranslation('facture')
  const money = useMoney()
  const [send, { isLoading }] = useSendFactureMutation()
  const run = async () => {
    const isSure = await confirmDialog({
      title: t(`send.title.${serie}`),
      text: t('send.text', { amount: money(netOf(facture)) }),
    })
    if (!isSure) return
    const { data, error } = await send({ id, body: { version, totalVu: ttc + timbre } })
    if (data) return toast.success(t('send.done', { numero: data.numero }))
    const { code, message } = problemOf(error)
    if (code === 'facture_changed' || code === 'tva_unanswered') await errorDialog(message)
  }
  return { run, isLoading }
}

/** Duplicates an invoice as a new draft, or deletes a draft. */
function useDraftVerbs({ id }: FactureDetail) {
  const { t } = useTranslation('facture')
  const navigate = useNavigate()
  const [duplicate] = useDuplicateFactureMutation()
  const [remove] = useDeleteFactureMutation()
  return {
    duplicate: async () => {
      const { data } = await duplicate(id)
      if (!data) return
      toast.success(t('duplicated'))
      await navigate(paths.facture(data.id))
    },
    remove: async () => {
      if (!(await confirmDialog({ title: t('delete.title'), text: t('delete.text'), danger: true }))) return
      const { error } = await remove(id)
      if (error) return
      toast.success(t('delete.done'))
      await navigate(paths.factures)
    },
  }
}

/** The actions on an invoice for its reader. */
export function FactureActions({ facture, waitsFor, onOpen }: FactureActionsProps) {
  const { t } = useTranslation(['facture', 'paiement'])
  const navigate = useNavigate()
  const { canPay } = useMoneyRights()
  const canChange = useAbility().can('update', 'Facture')
  const send = useSend(facture)
  const verbs = useDraftVerbs(facture)
  const { id, status, serie, reste } = facture
  const isDraft = status === 'DRAFT'
  const isInvoice = serie === 'FA'
  const items = [
    ...(isDraft && isInvoice
      ? [{ id: 'edit', label: t('edit'), icon: Pencil, onSelect: () => void navigate(paths.factureEdit(id)) }]
      : []),
    ...(isInvoice ? [{ id: 'copy', label: t('duplicate'), icon: Copy, onSelect: () => void verbs.duplicate() }] : []),
    ...(!isDraft && isInvoice
      ? [{ id: 'avoir', label: t('avoir.action'), icon: Undo2, onSelect: () => onOpen('avoir') }]
      : []),
    ...(isDraft
      ? [{ id: 'delete', label: t('delete.action'), icon: Trash2, danger: true, onSelect: () => void verbs.remove() }]
      : []),
  ]
  return (
    <>
      {canChange && items.length > 0 ? <Menu label={t('more')} items={items} /> : null}
      {isDraft && canChange ? (
        <Button
          look="primary"
          icon={Send}
          disabled={waitsFor !== undefined}
          aria-describedby={waitsFor}
          pending={send.isLoading}
          onClick={() => void send.run()}
        >
          {t('send.action')}
        </Button>
      ) : null}
      {!isDraft && canPay && reste > 0 ? (
        <Button look="primary" icon={Banknote} onClick={() => onOpen('pay')}>
          {t('paiement:actions.pay')}
        </Button>
      ) : null}
    </>
  )
}
