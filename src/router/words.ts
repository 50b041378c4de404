import { getI18n } from 'react-i18next'

/** Words that any page may need: dialogs of a failure, a page that is not for this account. */
export const SHARED_WORDS = ['misc', 'errors']

/** Fetches the texts of namespaces; one that fails is fetched again by whoever needs it. */
export const loadWords = (words: readonly string[]): Promise<void> => getI18n().loadNamespaces([...words])
