import { LIENS_TUTEUR, type MentionsCandidat, type MentionsCandidatValues } from '@contract/papiers/mentions'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { SelectField } from '@core/form/fields/SelectField'
import { TextField } from '@core/form/fields/TextField'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useMentionsCandidatQuery, useSaveMentionsCandidatMutation } from '@src/redux/papiers/contrat'
import { useSchool } from '@src/redux/session/useSchool'
import { Save } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface PanelProps {
  idCandidat: number
  onClose: () => void
}

/** The guardian of a candidate and, in France, their NEPH number. */
export function CandidatMentionsPanel({ idCandidat, onClose }: PanelProps) {
  const { t } = useTranslation(['contrat', 'fields'])
  const { currentData } = useMentionsCandidatQuery(idCandidat)
  if (currentData) return <MentionsForm idCandidat={idCandidat} onClose={onClose} mentions={currentData} />
  return (
    <DetailsPanel title={t('mentions.person')} onClose={onClose}>
      <FormSkeleton fields={4} />
    </DetailsPanel>
  )
}

function MentionsForm({ idCandidat, mentions, onClose: close }: PanelProps & { mentions: MentionsCandidat }) {
  const { t } = useTranslation(['contrat', 'fields'])
  const { pays } = useSchool()
  const [save] = useSaveMentionsCandidatMutation()
  const form = useForm<MentionsCandidatValues>({ defaultValues: mentions })
  const { onClose, draft } = usePanelDraft(`mentions:${idCandidat}`, form, close)
  const finish = useFinish(form, t('mentions.saved'), onClose)
  const send = async (values: MentionsCandidatValues) =>
    finish(await save({ id: idCandidat, body: { ...values, version: mentions.version } }))
  return (
    <PanelForm
      title={t('mentions.person')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      draft={draft}
      submit={t('mentions.save')}
      icon={Save}
    >
      <p className="muted">{t('mentions.guardian')}</p>
      <TextField name="tuteurNom" label={t('fields:tuteurNom')} maxLength={160} />
      <SelectField
        name="tuteurLien"
        label={t('fields:tuteurLien')}
        options={LIENS_TUTEUR.map((value) => ({ value, label: t(`lien.${value}`) }))}
      />
      <TextField name="tuteurCin" label={t('fields:tuteurCin')} inputMode="numeric" maxLength={8} />
      {pays === 'FR' ? <TextField name="neph" label={t('fields:neph')} inputMode="numeric" maxLength={12} /> : null}
    </PanelForm>
  )
}
