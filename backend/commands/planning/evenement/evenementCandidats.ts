import type { Caller } from '../../../caller'
import { candidatOfAccount } from '../../../database/ecole/candidat/person'
import type { Conn } from '../../../database/schema'
import { invalid } from '../../../errors'
import { schoolOf } from '../../write'

interface Named {
  idCandidats?: number[] | undefined
  idUser: number | null
}

/** The candidate of an account in the caller's school. @throws 422 when there is none */
async function candidatOf(db: Conn, caller: Caller, idUser: number, path: string): Promise<number> {
  const candidat = await candidatOfAccount(db, idUser)
  if (candidat?.idAutoEcole !== schoolOf(caller)) throw invalid({ [`${path}extendedProps.idUser`]: 'unknown' })
  return candidat.id
}

/** A written event with its candidates resolved to ids: those named, or the one with the given account. */
export async function withCandidats<Props extends Named, Body extends { extendedProps: Props }>(
  db: Conn,
  caller: Caller,
  body: Body,
  path = '',
) {
  const { idUser, idCandidats: named, ...props } = body.extendedProps
  const idCandidats = named ?? (idUser === null ? [] : [await candidatOf(db, caller, idUser, path)])
  return { ...body, extendedProps: { ...props, idCandidats } }
}
