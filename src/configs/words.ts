/** The namespaces around every page behind the sign-in, and those that any of them may need: one file a language. */
export const SHELL_WORDS = ['account', 'base', 'demoSearch', 'errors', 'evenement', 'misc', 'nav', 'notif']
