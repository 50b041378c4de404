import { call } from '../call'

export const readArchiveEcole = call({
  id: 'readArchiveEcole',
  method: 'get',
  path: 'api/archive',
  summary: 'All that is the school’s own in one SQLite file, which the application in a browser restores',
  // Also for a school that may only read: its data are its own.
  can: ['export', 'Configuration'],
  mediaType: 'application/octet-stream',
})
