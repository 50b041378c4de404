import { idParam } from '../../list'
import { ARCHIVE_MAX_BYTES, accueil, accueilQuery, apercuArchive } from '../../plateforme/archiveEcole'
import { call } from '../call'

export const readArchiveEcole = call({
  id: 'readArchiveEcole',
  method: 'get',
  path: 'api/archive',
  summary: 'All that is the school’s own in one SQLite file, which the application in a browser restores',
  // Also open to a read-only school, because its data are its own.
  can: ['export', 'Configuration'],
  mediaType: 'application/octet-stream',
  counted: true,
})

export const readArchiveOfEcole = call({
  id: 'readArchiveOfEcole',
  method: 'get',
  path: 'api/autoecole/{id}/archive',
  summary: 'The same for the platform, without anybody’s password: a school moves to another server',
  can: ['manage', 'AutoEcole'],
  params: idParam,
  mediaType: 'application/octet-stream',
  counted: true,
})

export const previewArchiveEcole = call({
  id: 'previewArchiveEcole',
  method: 'post',
  path: 'api/archive/apercu',
  summary: 'The schools of a file, and what clashes with what is here; writes nothing',
  can: ['manage', 'AutoEcole'],
  bytes: true,
  limit: ARCHIVE_MAX_BYTES,
  reads: true,
  answer: apercuArchive,
})

export const moveInEcole = call({
  id: 'moveInEcole',
  method: 'post',
  path: 'api/archive',
  summary: 'Take in a school of a file with all its rows, or nothing; 409 when it is here already',
  can: ['manage', 'AutoEcole'],
  query: accueilQuery,
  bytes: true,
  limit: ARCHIVE_MAX_BYTES,
  answer: accueil,
  status: 201,
  // The agreement number is no field of the page.
  failure: 'dialog',
})
