import type { LigneRegularisation, Vue } from '@contract/recouvrement/regularisation'
import { PartPager } from '@core/components/PartPager'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { chequeAddress } from '@src/parts/argent/chequeAddress'
import { useRegularisationQuery } from '@src/redux/recouvrement/regularisation'
import { useSchool } from '@src/redux/session/useSchool'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { VueAction } from './VueAction'

const PER_PAGE = 25

/** One list of open items, with its sum. */
export function VueList({ vue }: { vue: Vue }) {
  const { t } = useTranslation('recouvrement')
  const format = useFormat()
  const { currency } = useSchool()
  const [page, setPage] = useState(1)
  const asked = { vue, page: String(page), perPage: String(PER_PAGE) }
  const { currentData, isError, isFetching, refetch } = useRegularisationQuery(asked, { refetchOnFocus: true })
  if (!currentData) {
    return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <CardSkeleton lines={6} />
  }
  const { data, totalDataCount, montant } = currentData
  if (data.length === 0) return <EmptyState icon={CircleCheck} title={t('none')} text={t(`help.${vue}`)} />
  return (
    <section className="card" aria-label={t(`vue.${vue}`)}>
      <div className="card-head regul-head">
        <p className="muted">{t(`help.${vue}`)}</p>
        {montant ? <b className="regul-amount">{t('sum', { amount: format.amount(montant, currency) })}</b> : null}
      </div>
      <ul className="regul">
        {data.map((ligne) => (
          <VueLine key={`${ligne.id}-${ligne.idCandidat}-${ligne.quand}-${ligne.geste}`} vue={vue} ligne={ligne} />
        ))}
      </ul>
      <PartPager page={page} perPage={PER_PAGE} total={totalDataCount} onPage={setPage} />
    </section>
  )
}

function VueLine({ vue, ligne }: { vue: Vue; ligne: LigneRegularisation }) {
  const format = useFormat()
  const { currency } = useSchool()
  const { id, idCandidat, nom, montant, ages } = ligne
  const to = addressOf(vue, id, idCandidat)
  return (
    <li>
      {ligne.geste ? (
        <span className="regul-name">{nom}</span>
      ) : (
        <Link className="regul-name" to={to}>
          {nom}
        </Link>
      )}
      <LineFacts ligne={ligne} />
      {ages ? <Ages ages={ages} /> : null}
      {montant === null ? null : <b className="regul-amount">{format.amount(montant, currency)}</b>}
      <span className="regul-actions">
        <VueAction vue={vue} ligne={ligne} />
      </span>
    </li>
  )
}

/** The page of the record that a line is about. */
function addressOf(vue: Vue, id: number, idCandidat: number | null): string {
  if (vue === 'cheques') return chequeAddress(id)
  if (vue === 'caisses' || vue === 'ecarts') return `${paths.clotures}?row=${id}`
  return idCandidat === null ? paths.moniteur(id) : paths.candidat(idCandidat)
}

function LineFacts({
  ligne: { quand, calendar, minutes, examens, telephone, geste, nombre },
}: {
  ligne: LigneRegularisation
}) {
  const { t } = useTranslation(['evenement', 'recouvrement'])
  const format = useFormat()
  const { zone, pays } = useSchool()
  const when = geste
    ? format.day(quand ?? '', 'month')
    : quand && (quand.includes('T') ? format.moment(quand, zone) : format.day(quand, 'short'))
  const facts = [
    geste ? t(`recouvrement:geste.${geste}`, { count: nombre ?? 0 }) : null,
    calendar ? t(`calendar.${calendar}`) : null,
    when,
    minutes ? format.duration(minutes) : null,
    examens ? t('recouvrement:examens', { count: examens }) : null,
    telephone ? format.phone(telephone, pays) : null,
  ]
  return <span className="muted regul-facts">{format.beside(facts)}</span>
}

/** The amounts of a debt by how long they have been late; zero amounts are left out. */
function Ages({ ages }: { ages: NonNullable<LigneRegularisation['ages']> }) {
  const { t } = useTranslation('recouvrement')
  const format = useFormat()
  const { currency } = useSchool()
  return (
    <span className="muted regul-ages">
      {format.beside(
        ages.map((amount, index) => amount > 0 && t(`age.${index}`, { amount: format.amount(amount, currency) })),
      )}
    </span>
  )
}
