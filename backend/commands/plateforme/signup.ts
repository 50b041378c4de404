import { passwordWords } from '@contract/compte/passwordWords'
import type { FieldErrors } from '@contract/errors'
import type { SignupAnswer, SignupInput } from '@contract/plateforme/autoecole'
import { hashPassword, isStrong } from '../../auth/password'
import { notify } from '../../database/compte/notif'
import { createUsers, hasAccount, updateUtilisateur } from '../../database/compte/utilisateur'
import { unique } from '../../database/constraint'
import { logChange } from '../../database/ecole/historique'
import { insertAutoEcole, isSchoolKnown, managerIds } from '../../database/plateforme/autoecole'
import type { Trx } from '../../database/schema'
import type { Deps } from '../../deps'
import { conflict, invalid } from '../../errors'
import type { Language } from '../../messages/language'
import type { OutgoingMessage } from '../../outbox'
import { hourlyLimits, throttle } from '../compte/throttle'
import { decide } from '../write'

/** Maximum tries in an hour, the same for sign-ups and for questions about a number. */
const HOURLY = { perSender: 10, perSite: 40, inAll: 1000 }

/** The fields whose value is already in use. Never reveals by which school or person. */
async function taken(trx: Trx, { matricule, email }: SignupInput): Promise<FieldErrors> {
  const isEmailTaken = (await isSchoolKnown(trx, { email })) || (await hasAccount(trx, email))
  return {
    ...((await isSchoolKnown(trx, { matricule })) && { matricule: 'duplicate' }),
    ...(isEmailTaken && { email: 'duplicate' }),
  }
}

/**
 * Whether the agreement number is in use; throttled like a sign-up, so that it reveals no more than one, but counted
 * apart, so that questions never close the sign-up.
 * @throws 429
 */
export async function isMatriculeKnown(deps: Deps, matricule: string, sender: string): Promise<boolean> {
  await throttle(deps, hourlyLimits('matricule', sender, HOURLY))
  return isSchoolKnown(deps.db, { matricule })
}

interface Account {
  idAutoEcole: number
  motDePasse: string
  langue: Language
  now: string
}

/** The account of the head of the school, with the password they chose and full access. */
async function insertOwner(trx: Trx, input: SignupInput, { langue, ...account }: Account) {
  const { responsable: nomComplet, email, telephone } = input
  const [prenom = '', ...rest] = nomComplet.split(' ')
  const person = { prenom, nom: rest.join(' '), email, telephone, role: 'ecole' } as const
  const [user = { id: 0, username: '' }] = await createUsers(trx, [{ ...person, ...account }])
  const own = { nomComplet, langue, acces: 'tout', isFirstLogin: 0 } as const
  await updateUtilisateur(trx, user.id, own)
  return user
}

/**
 * The message contains nothing that was typed: a stranger's address would otherwise receive text written by the person
 * signing up.
 */
const welcome = ({ email }: SignupInput, username: string): OutgoingMessage => ({
  canal: 'email',
  destinataire: email,
  sujet: 'Votre inscription à Voie Libre',
  texte: [
    'L’inscription de votre auto-école est enregistrée.',
    `Nom d’utilisateur\u00a0: ${username}`,
    'Vous pouvez déjà vous connecter\u202f; tout est en consultation jusqu’à l’approbation de votre auto-école.',
  ].join('\n'),
})

/**
 * Signs a school up: creates the school, pending approval, and the account of its head, both or neither.
 * @throws 429 with the seconds to wait, 422 for a weak password, 409 for an agreement number or e-mail address in use
 */
export async function signup(
  deps: Deps,
  input: SignupInput,
  { sender, langue }: { sender: string; langue: Language },
): Promise<SignupAnswer> {
  await throttle(deps, hourlyLimits('signup', sender, HOURLY))
  const { nom, responsable, email, telephone, matricule, password } = input
  const words = passwordWords([nom, responsable, email, telephone, matricule])
  // In parallel: each takes a second or more on a cheap phone.
  const [strong, motDePasse] = await Promise.all([
    isStrong(password, words),
    hashPassword(password, deps.passwordRounds, sender),
  ])
  if (!strong) throw invalid({ password: 'password_weak' })
  const now = deps.clock().toISOString()
  return decide(deps, async (trx) => {
    const errors = await taken(trx, input)
    if (Object.keys(errors).length > 0) throw conflict(errors)
    const { password: _, ...ecole } = input
    const id = await unique(trx, () => insertAutoEcole(trx, ecole, now))
    const user = await insertOwner(trx, input, { idAutoEcole: id, motDePasse, langue, now })
    const after = { nom, matricule, responsable, telephone, email }
    const author = { id: user.id, nomComplet: responsable }
    await logChange(trx, author, now, { entite: 'autoecole', id, idAutoEcole: id, action: 'create', after })
    const target = { place: 'autoecole', id } as const
    await notify(trx, await managerIds(trx), { kind: 'ecole_signup', params: { nom }, target }, now)
    await deps.outbox.send(trx, [welcome(input, user.username)])
    return { nom, username: user.username, email }
  })
}
