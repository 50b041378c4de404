import { LESSON_SERVICES } from '@contract/argent/service'
import { type RawBuilder, sql } from 'kysely'
import { type Asked, ENROLLED, EXAMS, HOURS, NONE, PERSON, STAGE, TAKING_PART, type VueRow } from './vueParts'

/**
 * Attested hours and exams without a charge: those on a day without an enrolment, and hours beyond the package of a
 * service whose price is 0, which is not sold. An exam with a price of 0 is deliberately free (`docs/decisions/0079`).
 * The subquery is materialized because PostgreSQL without statistics would compute it again for each candidate.
 */
export const uncharged = ({ idAutoEcole, since }: Asked): RawBuilder<VueRow> => sql`
  with u as materialized (
    select evenement_candidat."idCandidat", evenement.start as quand,
      case when evenement.calendar in (${HOURS}) then evenement.minutes else 0 end as minutes,
      case when evenement.calendar in (${HOURS}) then 0 else 1 end as examens
    from ${TAKING_PART}
    where evenement."idAutoEcole" = ${idAutoEcole} and evenement.start >= ${since}
      and ((evenement.calendar in (${HOURS}) and evenement.status = 'SUCCESS' and evenement_candidat.absent = 0)
        or (evenement.calendar in (${EXAMS}) and evenement.status <> 'CANCELLED'))
      and not exists (select 1 from inscription where ${ENROLLED})
    union all
    select lecon."idCandidat", min(case when lecon."auDela" > 0 then lecon.start end), max(lecon."auDela"), 0
    from (
      select inscription.id, inscription."idCandidat", evenement.calendar, evenement.start,
        sum(evenement.minutes) over (
          partition by inscription.id, evenement.calendar order by evenement.start, evenement.id
        ) - coalesce((select sum(lot.quantite) from lot where lot."idInscription" = inscription.id
          and lot.service = free.service and lot."dateEffet" <= evenement.start), 0) as "auDela"
      from inscription_prix as free inner join inscription on inscription.id = free."idInscription"
        inner join evenement_candidat on evenement_candidat."idCandidat" = inscription."idCandidat"
        inner join evenement on evenement.id = evenement_candidat."idEvenement"
      where inscription."idAutoEcole" = ${idAutoEcole} and free.montant = 0
        and free.service in (${sql.join(LESSON_SERVICES)}) and free.service = ${STAGE}
        and evenement.status = 'SUCCESS' and evenement_candidat.absent = 0 and evenement.start >= ${since}
        and ${ENROLLED}
        and not exists (select 1 from inscription_prix where inscription_prix."idInscription" = inscription.id
          and inscription_prix.service = free.service and inscription_prix.montant > 0)
    ) as lecon group by lecon.id, lecon."idCandidat", lecon.calendar having max(lecon."auDela") > 0
  )
  select candidat.id, ${PERSON}, min(u.quand) as quand, ${NONE('calendar')}, sum(u.minutes) as minutes,
    ${NONE('montant')}, sum(u.examens) as examens
  from u inner join candidat on candidat.id = u."idCandidat"
  group by candidat.id, candidat.prenom, candidat.nom, candidat.telephone`
