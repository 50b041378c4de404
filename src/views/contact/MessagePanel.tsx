import type { MessageContact } from '@contract/plateforme/contact'
import { Button } from '@core/components/Button'
import { Facts } from '@core/components/Facts'
import { toast } from '@core/components/messages/toast'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useFormat } from '@core/format/useFormat'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useCloseContactMutation, useContactQuery } from '@src/redux/contact/contact'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AnswerForm } from './AnswerForm'
import { MessageStatus } from './MessageStatus'
import './contact.scss'

/** A message beside the list: read, answered, closed. */
export function MessagePanel({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('contact')
  const { currentData, error, isFetching, refetch } = useContactQuery(id)
  const isUnknown = isNotFound(error)
  return (
    <DetailsPanel
      title={currentData?.sujet ?? t('message')}
      onClose={onClose}
      footer={currentData && currentData.statut !== 'CLOSED' ? <CloseButton message={currentData} /> : undefined}
    >
      {currentData ? <MessageText message={currentData} /> : null}
      {!currentData && isUnknown ? <ErrorState title={t('unknown.title')} text={t('unknown.text')} /> : null}
      {!currentData && error && !isUnknown ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!currentData && !error ? <CardSkeleton /> : null}
    </DetailsPanel>
  )
}

/** The message is rendered as plain text only. */
function MessageText({ message }: { message: MessageContact }) {
  const { t } = useTranslation('contact')
  const format = useFormat()
  const { nom, email, telephone, statut, texte, reponse, reponduLe, reponduPar, createdAt } = message
  return (
    <>
      <Facts
        look="lines"
        facts={[
          { label: t('fields.nom'), value: nom },
          { label: t('fields.email'), value: <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> },
          { label: t('fields.telephone'), value: telephone && format.phone(telephone) },
          { label: t('fields.createdAt'), value: format.moment(createdAt) },
          { label: t('fields.statut'), value: <MessageStatus statut={statut} /> },
        ]}
      />
      <p className="message-text" dir="auto">
        {texte}
      </p>
      {reponse !== null ? (
        <>
          <h3>{t('fields.reponse')}</h3>
          <p className="message-text" dir="auto">
            {reponse}
          </p>
          <p className="muted">{t('answeredBy', { nom: reponduPar, date: format.moment(reponduLe ?? createdAt) })}</p>
        </>
      ) : null}
      {statut === 'NEW' ? <AnswerForm message={message} /> : null}
    </>
  )
}

function CloseButton({ message: { id } }: { message: MessageContact }) {
  const { t } = useTranslation('contact')
  const [close, { isLoading }] = useCloseContactMutation()
  const settle = async () => {
    const { data } = await close(id)
    if (data) toast.success(t('closed'))
  }
  return (
    <Button icon={Check} pending={isLoading} onClick={() => void settle()}>
      {t('close')}
    </Button>
  )
}
