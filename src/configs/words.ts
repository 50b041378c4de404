/** The namespaces used around every page behind the sign-in. `fields` names the fields of records. */
export const SHELL_WORDS = ['profil', 'base', 'evenement', 'fields', 'misc', 'nav', 'notif', 'recherche']
/** Used by any form or request, also before the sign-in. */
export const ERROR_WORDS = 'errors'
/** Used around the pages before the sign-in. */
export const PUBLIC_WORDS = ['auth']
