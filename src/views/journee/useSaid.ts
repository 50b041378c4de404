import type { Evenement } from '@contract/planning/evenement'
import { useFormat } from '@core/format/useFormat'
import { useZone } from '@src/parts/evenement/useZone'
import type { LeconAnswer } from '@src/redux/moniteur/slice'
import { useTranslation } from 'react-i18next'

/** Describes an answer in words. */
export function useSaid() {
  const { t } = useTranslation('journee')
  const format = useFormat()
  const zone = useZone()
  return ({ verb, body }: LeconAnswer): string => {
    switch (verb) {
      case 'start':
        return t('said.start', { heure: format.time(body.debutReel, zone) })
      case 'attest':
        return format.beside([t('said.attest', { minutes: format.duration(body.minutes ?? 0) }), body.suite])
      case 'no-show':
        return t('said.noShow')
      case 'result':
        return format.beside([t(`said.${body.status}`), body.note])
    }
  }
}

/** What an attested lesson was answered with; null for any other event. */
export function attestation({ idEvenement: id, status, version, extendedProps }: Evenement): LeconAnswer | null {
  const { minutes, suite } = extendedProps
  return status === 'SUCCESS' && minutes !== null ? { id, verb: 'attest', body: { version, minutes, suite } } : null
}
