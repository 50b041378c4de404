import type { Comptage } from '@contract/caisse/caisse'
import type { FieldCode } from '@contract/errors'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { checkResolver } from '@core/form/checkResolver'
import { DraftNotice } from '@core/form/DraftNotice'
import { Form } from '@core/form/Form'
import { TextField } from '@core/form/fields/TextField'
import { showFaults } from '@core/form/showFaults'
import { amountText, millimesOf } from '@core/format/typedAmount'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { problemOf } from '@src/redux/answers/problemOf'
import { useCloseSessionMutation } from '@src/redux/argent/caisse'
import { useSchool } from '@src/redux/session/useSchool'
import { Lock } from 'lucide-react'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { amountOf } from '../amounts'
import { useMoney, useUnit } from '../useMoney'
import { CountOutcome } from './CountOutcome'
import { useRapport } from './rapport/useRapport'

interface CloseFormProps {
  id: number
  title: string
  comptage: Comptage
  onClose: () => void
  /** Starts the count again. */
  onAgain: () => void
}

interface Values {
  motif: string
  verse: string
}

/** The deposit to the safe may be zero, and is at most the counted amount. */
function verseFault(text: string, compte: number): FieldCode | undefined {
  const millimes = millimesOf(text) ?? 0
  if (Number.isNaN(millimes) || millimes < 0) return 'amount'
  return millimes > compte ? 'above_counted' : undefined
}

/**
 * Closes on the count: sends the reason and the deposit, prints the report. When money has moved since, the box is
 * counted again.
 */
function useClosing({ id, onClose, onAgain }: Pick<CloseFormProps, 'id' | 'onClose' | 'onAgain'>) {
  const { t } = useTranslation('caisse')
  const [send] = useCloseSessionMutation()
  const print = useRapport()
  return async ({ motif, verse }: Values) => {
    const { data, error } = await send({ id, body: { motif, verse: amountOf(verse) } })
    if (data) {
      onClose()
      toast.success(t('close.done', { numero: data.numero }), {
        action: { label: t('actions.report'), run: () => print(data) },
      })
      return null
    }
    const problem = problemOf(error)
    if (problem.code !== 'caisse_moved') return problem
    onAgain()
    toast.error(t('close.moved'))
    return null
  }
}

/** The second step: the result of the count, the reason of a difference, and the deposit to the safe. */
export function CloseForm({ id, title, comptage, onClose: closePanel, onAgain }: CloseFormProps) {
  const { t, i18n } = useTranslation(['caisse', 'common'])
  const { currency } = useSchool()
  const unit = useUnit()
  const money = useMoney()
  const formId = useId()
  const { compte, verse, motifRequis, ecart } = comptage
  const form = useForm<Values>({
    defaultValues: { motif: '', verse: amountText(verse, { language: i18n.language, currency }) },
    resolver: checkResolver<Values>((values) => ({
      motif: motifRequis && !values.motif.trim() ? 'required' : undefined,
      verse: verseFault(values.verse, compte),
    })),
  })
  const { onClose, draft } = usePanelDraft(`cloture:${id}`, form, closePanel)
  const close = useClosing({ id, onClose, onAgain })
  const submit = async (values: Values) => {
    const problem = await close(values)
    if (problem) await showFaults(form, problem)
  }
  // Empty is nothing put in the safe; of a text that is no amount nothing can be said.
  const typed = millimesOf(useWatch({ control: form.control, name: 'verse' })) ?? 0
  return (
    <DetailsPanel
      title={title}
      onClose={draft.leave}
      footer={
        <>
          <Button onClick={onAgain}>{t('close.again')}</Button>
          <Button form={formId} look="primary" icon={Lock} type="submit" pending={form.formState.isSubmitting}>
            {t('close.submit')}
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={submit} label={title}>
        <DraftNotice restored={draft.restored} onDiscard={draft.discard} />
        <CountOutcome comptage={comptage} />
        {ecart === 0 ? null : (
          <TextField name="motif" label={t('close.motif')} required={motifRequis} maxLength={300} autoFocus />
        )}
        <TextField
          name="verse"
          label={t('close.verse', { unit })}
          hint={Number.isNaN(typed) ? undefined : t('close.rest', { amount: money(Math.max(0, compte - typed)) })}
          checksOnLeave
          inputMode="decimal"
          maxLength={14}
          autoComplete="off"
          autoFocus={ecart === 0}
        />
      </Form>
    </DetailsPanel>
  )
}
