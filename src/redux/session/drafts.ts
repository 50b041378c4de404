/** Where the pages keep what is not saved yet: whoever writes there and whoever clears it away agree on the names. */

/** Imports of candidates, on this device, under `person:tab`; `person` alone where the browser gives a tab no name. */
export const IMPORTS = { database: 'voie-libre-drafts', store: 'imports' }
