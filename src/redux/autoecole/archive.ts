import type { AnswerOf, Call } from '@contract/calls/call'
import {
  moveInEcole,
  previewArchiveEcole,
  readArchiveEcole,
  readArchiveOfEcole,
} from '@contract/calls/plateforme/archiveEcole'
import { isBytes } from '../answers/isBytes'
import { type CallRequest, requestOf } from '../ask'
import { withReport } from '../failures'
import { type Outcome, send } from '../send'
import { withFile } from '../withFile'

const archive = (request: CallRequest) =>
  withReport(send<ArrayBuffer>({ ...request, responseType: 'arraybuffer', accepts: isBytes }))

/** The archive of one's school, as a file. It is not cached: it may be large. */
export const fetchArchiveEcole = () => archive(requestOf(readArchiveEcole, undefined))

/** The archive of any school, for the platform. */
export const fetchArchiveOfEcole = (id: number) => archive(requestOf(readArchiveOfEcole, id))

/** Called with the share of a file that was sent, between 0 and 1. */
type OnSent = (share: number) => void

function upload<One extends Call>(
  call: One,
  request: CallRequest,
  file: ArrayBuffer,
  onSent: OnSent,
): Promise<Outcome<AnswerOf<One>>> {
  const accepts = (answer: unknown) => call.answer?.safeParse(answer).success === true
  const onUploadProgress = ({ progress }: { progress?: number }) => onSent(progress ?? 0)
  return withReport(send({ ...withFile(request, file), accepts, onUploadProgress }), call.failure)
}

/** Reads the content of a file, and its clashes with the existing data. */
export const previewArchive = (file: ArrayBuffer, onSent: OnSent) =>
  upload(previewArchiveEcole, requestOf(previewArchiveEcole, undefined), file, onSent)

/** Imports a school from a file. */
export const sendMoveIn = (ecole: number, file: ArrayBuffer, onSent: OnSent) =>
  upload(moveInEcole, requestOf(moveInEcole, { ecole: String(ecole) }), file, onSent)
