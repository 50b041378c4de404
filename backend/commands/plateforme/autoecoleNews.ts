import type { NotifKind, NotifTarget } from '@contract/compte/notif'
import { notify } from '../../database/compte/notif'
import { desk } from '../../database/plateforme/autoecole'
import type { Write } from '../write'

interface News {
  kind: NotifKind
  params: Record<string, string | number>
  /** The page that the notification links to. */
  target: NotifTarget
  sujet: string
  texte: string
}

/** Notifies a school: each desk user in the application, and by e-mail the school's address and theirs. */
export async function notifySchool(
  { trx, deps, now }: Pick<Write, 'trx' | 'deps' | 'now'>,
  ecole: { id: number; email: string },
  { kind, params, target, sujet, texte }: News,
): Promise<void> {
  const people = await desk(trx, ecole.id)
  await notify(
    trx,
    people.map(({ id }) => id),
    { kind, params, target },
    now,
  )
  const addresses = new Set([ecole.email, ...people.flatMap(({ email }) => email ?? [])])
  await deps.outbox.send(
    trx,
    [...addresses].map((destinataire) => ({ canal: 'email', destinataire, sujet, texte })),
  )
}
