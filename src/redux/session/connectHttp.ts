import { errorDialog } from '@core/dialogs/dialogs'
import { configureHttp } from '@core/http/callbacks'
import { getI18n } from 'react-i18next'

/** What every request needs and every failure leads to, signed in or not. */
export function connectHttp(beforeRequest: () => Promise<void>): void {
  configureHttp({
    beforeRequest,
    language: () => getI18n().language,
    noAnswerMessage: () => getI18n().t('dialog.errorText', { ns: 'common' }),
    onError: (message) => void errorDialog(message),
  })
}
