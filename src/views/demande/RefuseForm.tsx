import type { Demande } from '@contract/planning/demande'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { confirmDialog } from '@core/dialogs/dialogs'
import { InputField } from '@core/form/fields/InputField'
import { usePlainForm } from '@core/form/usePlainForm'
import { useDraftState } from '@core/hooks/useDraftState'
import { problemOf } from '@src/redux/answers/problemOf'
import { useRefuseDemandeMutation } from '@src/redux/calendar/demande'
import { Ban } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface RefuseFormProps {
  demande: Demande
  onClose: () => void
}

/** Refuses a request with a reason: confirmed first, because the candidate is notified immediately. */
export function RefuseForm({ demande, onClose }: RefuseFormProps) {
  const { t } = useTranslation(['demande', 'common'])
  const [refuse] = useRefuseDemandeMutation()
  const { candidat: nom } = demande
  const draft = useDraftState(`refus-demande:${demande.id}`, { motif: '' })
  const form = usePlainForm({
    check: ({ motif = '' }) => (motif.trim() ? {} : { motif: 'required' }),
    submit: async ({ motif = '' }) => {
      const isSure = await confirmDialog({
        title: t('refuse.title', { nom }),
        text: t('refuse.text'),
        danger: true,
      })
      if (!isSure) return undefined
      const { data, error } = await refuse({ id: demande.id, motif })
      if (data) {
        draft.clear()
        toast.success(t('refuse.done', { nom }))
      }
      return problemOf(error).errors
    },
  })
  const cancel = () => {
    draft.clear()
    onClose()
  }
  return (
    <form {...form.props}>
      <InputField
        name="motif"
        label={t('refuse.reason')}
        required
        maxLength={300}
        code={form.faults.motif}
        autoFocus
        defaultValue={draft.values.motif}
        onChange={({ target }) => draft.set({ motif: target.value })}
      />
      <div className="demande-actions">
        <Button look="danger" icon={Ban} type="submit" pending={form.pending}>
          {t('refuse.submit')}
        </Button>
        <Button onClick={cancel}>{t('common:dialog.cancel')}</Button>
      </div>
    </form>
  )
}
