import { addDays } from '@contract/clock/days'
import { type RawBuilder, sql } from 'kysely'
import { monthOfDay } from '../monthOfDay'

/** Days after which a cheque in hand, or one at the bank, needs attention. */
const IN_HAND = 3
const AT_BANK = 10

interface Asked {
  idAutoEcole: number
  today: string
}

/**
 * The lists of the cash desk: cheques that wait too long, sessions left open on an earlier day, and cash differences.
 */
export const CAISSE_QUERIES: Record<'cheques' | 'caisses' | 'ecarts', (asked: Asked) => RawBuilder<never>> = {
  // A refused cheque stays in the list until its candidate owes nothing or it is given back.
  cheques: ({ idAutoEcole, today }) => sql`
    select cheque.id, cast(null as bigint) as "idCandidat",
      cheque.numero || coalesce(' · ' || candidat.prenom || ' ' || candidat.nom, '') as nom, candidat.telephone,
      coalesce(cheque."rejeteLe", cheque."remisLe", cheque."recuLe") as quand, null as calendar, cast(null as bigint) as minutes,
      cheque.montant
    from cheque inner join "transaction" as t on t.id = cheque."idTransaction"
      left join candidat on candidat.id = t."idCandidat"
      left join compte on compte."idAutoEcole" = cheque."idAutoEcole" and compte.type = 'candidat'
        and compte.cle = cast(candidat.id as text)
    where cheque."idAutoEcole" = ${idAutoEcole} and (
      (cheque.statut = 'EN_MAIN' and cheque."recuLe" < ${addDays(today, -IN_HAND)})
      or (cheque.statut = 'REMIS' and cheque."remisLe" < ${addDays(today, -AT_BANK)})
      or (cheque.statut = 'REJETE' and coalesce(compte.solde, 1) > 0))`,
  caisses: ({ idAutoEcole, today }) => sql`
    select caisse_session.id, cast(null as bigint) as "idCandidat", utilisateur."nomComplet" as nom, null as telephone,
      caisse_session.jour as quand, null as calendar, cast(null as bigint) as minutes, cast(null as bigint) as montant
    from caisse_session inner join utilisateur on utilisateur.id = caisse_session."idUtilisateur"
    where caisse_session."idAutoEcole" = ${idAutoEcole} and caisse_session."fermeeLe" is null
      and caisse_session.jour < ${today}`,
  ecarts: ({ idAutoEcole }) => sql`
    select max(s.id) as id, cast(null as bigint) as "idCandidat", utilisateur."nomComplet" as nom, null as telephone,
      max(s.jour) as quand, null as calendar, cast(null as bigint) as minutes, sum(s.ecart) as montant
    from caisse_session as s inner join utilisateur on utilisateur.id = s."idUtilisateur"
    where s."idAutoEcole" = ${idAutoEcole} and s.ecart <> 0
      and not exists (select 1 from ecart_repris where ecart_repris."idSession" = s.id)
    group by ${monthOfDay(sql`s.jour`)}, s."idUtilisateur", utilisateur."nomComplet"`,
}
