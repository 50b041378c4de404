import { configureHttp, type Silence } from '@core/http/callbacks'
import { getI18n } from 'react-i18next'

/** The message of a failure without a server message. */
function silenceText({ isGarbled, mayBeSaved }: Silence): string {
  const { t } = getI18n()
  const text = isGarbled ? t('dialog.garbledText', { ns: 'common' }) : t('dialog.errorText', { ns: 'common' })
  return mayBeSaved ? `${text}. ${t('dialog.mayBeSaved', { ns: 'common' })}` : text
}

/** Configures the behaviour of all requests, signed in or not. */
export function connectHttp(beforeRequest: () => Promise<void>): void {
  configureHttp({
    beforeRequest,
    language: () => getI18n().language,
    noAnswerMessage: silenceText,
  })
}
