import { type FluxInput, fluxPath } from '@contract/planning/flux'
import { Button } from '@core/components/Button'
import { CopyButton } from '@core/components/CopyButton'
import { Dialog } from '@core/components/overlays/Dialog'
import { InputField } from '@core/form/fields/InputField'
import { useCreateFluxMutation } from '@src/redux/calendar/flux'
import { Link2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ModalBody, ModalFooter, ModalHeader } from 'reactstrap'
import { FluxDownload } from './FluxDownload'
import { FluxLines } from './FluxLines'
import './flux.scss'

/** The host of the backend. */
const HOST = new URL(import.meta.env.VITE_API_URL || '/', window.location.origin).href
const addressOf = (token: string) => new URL(fluxPath(token), `${HOST.replace(/\/$/, '')}/`).href

interface FluxDialogProps extends FluxInput {
  nom: string
  onClose: () => void
}

/** The feed addresses of a calendar: create, copy, revoke; or download the calendar as a file. */
export function FluxDialog({ nom, onClose, ...of }: FluxDialogProps) {
  const { t } = useTranslation(['flux', 'common'])
  const id = useId()
  return (
    <Dialog onClose={onClose} labelledBy={id} centered scrollable>
      <ModalHeader id={id} tag="h2" toggle={onClose} close={<span />}>
        {t('title', { nom })}
      </ModalHeader>
      <ModalBody className="flux">
        <p>{t('text')}</p>
        {of.ressource === 'moniteur' ? <p className="muted">{t('names')}</p> : null}
        <Address {...of} />
        <FluxLines {...of} />
      </ModalBody>
      <ModalFooter>
        <FluxDownload {...of} label={t('download')} />
        <Button onClick={onClose}>{t('common:close')}</Button>
      </ModalFooter>
    </Dialog>
  )
}

function Address(of: FluxInput) {
  const { t } = useTranslation('flux')
  const [create, { data, isLoading }] = useCreateFluxMutation()
  if (!data) {
    return (
      <Button look="primary" icon={Link2} pending={isLoading} onClick={() => void create(of)}>
        {t('create')}
      </Button>
    )
  }
  const address = addressOf(data.token)
  return (
    <InputField
      label={t('address')}
      hint={t('once')}
      value={address}
      readOnly
      onFocus={({ target }) => target.select()}
      addon={<CopyButton text={address} label={t('copy')} />}
    />
  )
}
