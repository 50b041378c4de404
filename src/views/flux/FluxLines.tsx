import type { Flux, FluxInput } from '@contract/planning/flux'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { confirmDialog } from '@core/dialogs/dialogs'
import { useFormat } from '@core/format/useFormat'
import { useZone } from '@src/parts/evenement/useZone'
import { useFluxListQuery, useRevokeFluxMutation } from '@src/redux/calendar/flux'
import { useTranslation } from 'react-i18next'

/** The active feed addresses; each can be revoked. */
export function FluxLines({ ressource, idRessource }: FluxInput) {
  const { t } = useTranslation('flux')
  const { data } = useFluxListQuery({ ressource, idRessource: String(idRessource) })
  const open = (data?.data ?? []).filter(({ revoqueLe }) => revoqueLe === null)
  if (open.length === 0) return null
  return (
    <section aria-label={t('given')}>
      <h3>{t('given')}</h3>
      <ul>
        {open.map((flux) => (
          <FluxLine key={flux.id} flux={flux} />
        ))}
      </ul>
    </section>
  )
}

function FluxLine({ flux }: { flux: Flux }) {
  const { t } = useTranslation('flux')
  const format = useFormat()
  const [revoke, { isLoading }] = useRevokeFluxMutation()
  const quand = format.moment(flux.createdAt, useZone())
  const take = async () => {
    const isSure = await confirmDialog({ title: t('revoke.title'), text: t('revoke.text'), danger: true })
    if (!isSure) return
    const { data } = await revoke(flux.id)
    if (data) toast.success(t('revoke.done'))
  }
  return (
    <li>
      <span>{t('made', { quand })}</span>
      <Button
        size="sm"
        look="danger-ghost"
        pending={isLoading}
        aria-label={t('revoke.of', { quand })}
        onClick={() => void take()}
      >
        {t('revoke.submit')}
      </Button>
    </li>
  )
}
