/** The namespaces around every page behind the sign-in, one file for each language. `fields` names the fields of records. */
export const SHELL_WORDS = ['account', 'base', 'demoSearch', 'evenement', 'fields', 'misc', 'nav', 'notif', 'recherche']
/** What any form or request may have to say, before the sign-in too. */
export const ERROR_WORDS = 'errors'
/** What stands around the pages before the sign-in. */
export const PUBLIC_WORDS = ['auth']
