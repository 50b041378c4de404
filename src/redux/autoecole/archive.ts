import { readArchiveEcole } from '@contract/calls/plateforme/archiveEcole'
import { requestOf } from '../ask'
import { withReport } from '../failures'
import { isBytes } from '../isBytes'
import { send } from '../send'

/** The archive of one's school, as a file. It is not cached: it may be large. */
export const fetchArchiveEcole = () =>
  withReport(
    send<ArrayBuffer>({ ...requestOf(readArchiveEcole, undefined), responseType: 'arraybuffer', accepts: isBytes }),
  )
