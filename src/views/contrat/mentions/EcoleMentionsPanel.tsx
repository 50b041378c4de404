import type { MentionsEcoleAnswer } from '@contract/papiers/mentions'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { DateField } from '@core/form/fields/DateField'
import { TextField } from '@core/form/fields/TextField'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useMentionsEcoleQuery, useSaveMentionsEcoleMutation } from '@src/redux/papiers/contrat'
import { usePermisEnseignesQuery } from '@src/redux/permi/permi'
import { useSchool } from '@src/redux/session/useSchool'
import { Save } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MinimumFields } from './MinimumFields'
import { type EcoleMentionsForm, formOf, minimumsOf } from './values'

interface PanelProps {
  onClose: () => void
}

/** The mentions of the school on all its papers, besides its record. */
export function EcoleMentionsPanel({ onClose }: PanelProps) {
  const { t } = useTranslation(['contrat', 'fields'])
  const { currentData } = useMentionsEcoleQuery()
  const { currentData: permis } = usePermisEnseignesQuery()
  if (currentData && permis) {
    const taught = permis.permis.filter(({ enseigne }) => enseigne)
    return <MentionsForm mentions={currentData} taught={taught} onClose={onClose} />
  }
  return (
    <DetailsPanel title={t('mentions.school')} onClose={onClose}>
      <FormSkeleton fields={5} />
    </DetailsPanel>
  )
}

interface FormProps extends PanelProps {
  mentions: MentionsEcoleAnswer
  taught: readonly { id: number; code: string }[]
}

function MentionsForm({ mentions, taught, onClose: close }: FormProps) {
  const { t } = useTranslation(['contrat', 'fields'])
  const { pays } = useSchool()
  const [save] = useSaveMentionsEcoleMutation()
  const form = useForm<EcoleMentionsForm>({ defaultValues: formOf(mentions, taught) })
  const { onClose, draft } = usePanelDraft('mentions', form, close)
  const finish = useFinish(form, t('mentions.saved'), onClose)
  const send = async ({ minimums, ...values }: EcoleMentionsForm) =>
    finish(await save({ ...values, minimums: minimumsOf(minimums), version: mentions.version }))
  return (
    <PanelForm
      title={t('mentions.school')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t('mentions.save')}
      icon={Save}
    >
      <p className="muted">{t('mentions.schoolText')}</p>
      <TextField name="formeJuridique" label={t('fields:formeJuridique')} maxLength={60} />
      <TextField
        name="matriculeFiscal"
        label={pays === 'FR' ? t('siret') : t('fields:matriculeFiscal')}
        hint={pays === 'FR' ? t('hints.siret') : t('hints.matriculeFiscal')}
        maxLength={30}
      />
      <DateField name="dateAgrement" label={t('fields:dateAgrement')} />
      {pays === 'TN' ? <ArabicFields /> : <FrenchFields />}
      <MinimumFields taught={taught} />
    </PanelForm>
  )
}

function ArabicFields() {
  const { t } = useTranslation(['contrat', 'fields'])
  return (
    <>
      <TextField name="nomAr" lang="ar" label={t('fields:nomAr')} maxLength={120} />
      <TextField name="adresseAr" lang="ar" label={t('fields:adresseAr')} maxLength={300} />
      <TextField name="responsableAr" lang="ar" label={t('fields:responsableAr')} maxLength={120} />
    </>
  )
}

function FrenchFields() {
  const { t } = useTranslation(['contrat', 'fields'])
  return (
    <>
      <TextField name="assurance" label={t('fields:assurance')} hint={t('hints.assurance')} maxLength={200} />
      <TextField name="garantie" label={t('fields:garantie')} hint={t('hints.garantie')} maxLength={200} />
      <TextField name="mediateur" label={t('fields:mediateur')} hint={t('hints.mediateur')} maxLength={300} />
    </>
  )
}
