/** Storage locations of unsaved work, shared by the pages that write it and the code that deletes it. */

/** Imports of candidates on this device, under `person:tab`; `person` alone where the tab has no name. */
export const IMPORTS = { database: 'voie-libre-drafts', store: 'imports' }
