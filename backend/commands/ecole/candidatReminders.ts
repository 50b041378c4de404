import { addDays, daysBetween } from '@contract/clock/days'
import type { NotifTarget } from '@contract/compte/notif'
import { type NiveauRappel, niveauRappel, RAPPEL_APRES_JOURS, RAPPELS_JOURS } from '../../rules/ecole/rappel'
import type { Write } from '../write'

/** A candidate's paper or access code that ends, or has just ended. */
interface RappelCandidat {
  context: string
  nom: string
  fin: string
  niveau: NiveauRappel
  target: NotifTarget
}

interface Ending {
  idCandidat: number
  nom: string
  prenom: string
  /** Which paper it is, or `code`. */
  objet: string
  fin: string
}

/** The candidates whom the caller is told of: all of the school's, or itself. */
function candidatsOf({ trx, caller }: Write) {
  const query = trx
    .selectFrom('candidat')
    .where('candidat.idAutoEcole', '=', caller.idAutoEcole)
    .where('archived', '=', 0)
  return caller.role === 'candidat' ? query.where('candidat.idUtilisateur', '=', caller.id) : query
}

async function endings(work: Write, today: string): Promise<Ending[]> {
  const first = addDays(today, -RAPPEL_APRES_JOURS)
  const last = addDays(today, Math.max(...RAPPELS_JOURS))
  const named = ['candidat.id as idCandidat', 'candidat.nom', 'candidat.prenom'] as const
  const papers = await candidatsOf(work)
    .innerJoin('document', 'document.idCandidat', 'candidat.id')
    .select([...named, 'document.type as objet', 'document.dateExpiration as fin'])
    .where('document.recu', '=', 1)
    .where('document.dateExpiration', '>=', first)
    .where('document.dateExpiration', '<=', last)
    .execute()
  const codes = await candidatsOf(work)
    .innerJoin('code_acces', 'code_acces.idCandidat', 'candidat.id')
    .select([...named, 'code_acces.dateExpiration as fin'])
    .where('code_acces.actif', '=', 1)
    .where('code_acces.dateExpiration', '>=', first)
    .where('code_acces.dateExpiration', '<=', last)
    .execute()
  // The comparison leaves out those without a date, which the compiler does not know.
  const dated = papers.flatMap(({ fin, ...paper }) => (fin === null ? [] : [{ ...paper, fin }]))
  return [...dated, ...codes.map((code) => ({ ...code, objet: 'code' }))]
}

/** Where a paper or a code is seen to: in the candidate's file, or on the candidate's own pages. */
function targetOf(isCode: boolean, idCandidat: number | null): NotifTarget {
  if (idCandidat === null) return { place: isCode ? 'codeCourse' : 'fiche' }
  return { place: isCode ? 'codeCandidat' : 'papiersCandidat', id: idCandidat }
}

/** The papers and access codes of candidates that end, in the words of whoever is told. */
export async function candidatReminders(work: Write, today: string): Promise<RappelCandidat[]> {
  const isOwn = work.caller.role === 'candidat'
  return (await endings(work, today)).flatMap(({ idCandidat, nom, prenom, objet, fin }) => {
    const niveau = niveauRappel(daysBetween(today, fin))
    if (niveau === null) return []
    const target = targetOf(objet === 'code', isOwn ? null : idCandidat)
    return [{ context: isOwn ? `own_${objet}` : objet, nom: `${prenom} ${nom}`, fin, niveau, target }]
  })
}
