import { errorDialog, sessionExpiredDialog } from '@core/dialogs/dialogs'
import { configureHttp } from '@core/http/callbacks'
import { loaderHidden, sessionEnded, tokensRenewed } from '@src/redux/auth/slice'
import type { AppStore } from '@src/redux/store'
import { getI18n } from 'react-i18next'
import { forgetSession } from './stored'

/** Says what the application does about its requests: `beforeRequest` is what must be there before the first one. */
export function connectHttp({ dispatch }: AppStore, beforeRequest: () => Promise<void>): void {
  configureHttp({
    beforeRequest,
    language: () => getI18n().language,
    noAnswerMessage: () => getI18n().t('dialog.errorText', { ns: 'common' }),
    onError: (message) => void errorDialog(message),
    onSessionExpired: () =>
      void sessionExpiredDialog().then(() => {
        forgetSession()
        dispatch(sessionEnded({ resume: true }))
      }),
    onTokens: (tokens) => dispatch(tokensRenewed(tokens)),
    hideLoader: () => dispatch(loaderHidden()),
  })
}
