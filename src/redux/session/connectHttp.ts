import { errorDialog } from '@core/dialogs/dialogs'
import { configureHttp } from '@core/http/callbacks'
import { currentOutage } from '@src/redux/base/outage'
import { getI18n } from 'react-i18next'

/** What every request needs and every failure leads to, signed in or not. */
export function connectHttp(beforeRequest: () => Promise<void>): void {
  configureHttp({
    beforeRequest,
    language: () => getI18n().language,
    noAnswerMessage: () => getI18n().t('dialog.errorText', { ns: 'common' }),
    onError: (message) => {
      // Otherwise a page in the place of all others says why nothing is answered.
      if (!currentOutage()) void errorDialog(message)
    },
  })
}
