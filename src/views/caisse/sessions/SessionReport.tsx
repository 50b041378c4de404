import type { CaisseSessionDetail, RapportCaisse } from '@contract/caisse/caisse'
import { Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { CountOutcome } from '@src/parts/argent/caisse/CountOutcome'
import { useMoney } from '@src/parts/argent/useMoney'
import { useZone } from '@src/parts/evenement/useZone'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** The content of a session: no amounts while it is open, its report once it is closed. */
export function SessionReport({ session }: { session: CaisseSessionDetail }) {
  const { t } = useTranslation('caisse')
  const facts = useHeadFacts(session)
  const { rapport } = session
  if (!rapport) {
    return (
      <>
        <Facts look="lines" facts={facts} />
        <p className="muted">{t('sessions.openText')}</p>
      </>
    )
  }
  return (
    <div className="session-report">
      <CountOutcome comptage={{ ...rapport, motifRequis: false }} />
      <Facts look="lines" facts={facts} />
      <Methods rapport={rapport} />
      <Corrections session={session} />
    </div>
  )
}

function useHeadFacts({ caissier, jour, ouverteLe, fermeeLe, fermeePar, motif, rapport }: CaisseSessionDetail) {
  const { t } = useTranslation('caisse')
  const format = useFormat()
  const zone = useZone()
  const money = useMoney()
  const fact = (label: string, value: string | null) => (value === null ? [] : [{ label, value }])
  return [
    ...fact(t('report.day'), format.day(jour)),
    ...fact(t('report.cashier'), caissier),
    ...fact(t('report.opened'), format.moment(ouverteLe, zone)),
    ...fact(t('report.closed'), fermeeLe && format.moment(fermeeLe, zone)),
    ...fact(t('report.closedBy'), fermeePar),
    ...fact(t('close.motif'), motif),
    ...fact(t('report.fonds'), rapport && money(rapport.fonds)),
    ...fact(t('report.verse'), rapport && money(rapport.verse)),
    ...fact(t('report.reste'), rapport && money(rapport.reste)),
    ...(rapport?.reprises ?? []).map(({ numero, effet, motif: why }) => ({
      label: t('report.reprise', { numero }),
      value: format.beside([money(effet), why]),
    })),
    ...(rapport?.comptages ?? []).map(({ createdAt, compte }) => ({
      label: t('report.earlier', { moment: format.moment(createdAt, zone) }),
      value: money(compte),
    })),
  ]
}

/** The money that came in and went out by method; a session past midnight has two days. */
function Methods({ rapport: { jours, mouvements } }: { rapport: RapportCaisse }) {
  const { t } = useTranslation(['caisse', 'paiement'])
  const format = useFormat()
  const money = useMoney()
  return (
    <section aria-label={t('report.movements')}>
      {jours.map(({ jour, methods }) => (
        <div key={jour} className="session-day">
          <h3>{t('report.methods', { day: format.day(jour) })}</h3>
          <Facts
            look="lines"
            facts={methods.map(({ method, incoming, outgoing }) => ({
              label: t(`paiement:method.${method}`),
              value: money(incoming - outgoing),
            }))}
          />
        </div>
      ))}
      <p className="muted">{t('report.nombre', { count: mouvements.length })}</p>
    </section>
  )
}

/** Corrections made in later sessions: the report above stays as it was. */
function Corrections({ session: { corrections, reprise } }: { session: CaisseSessionDetail }) {
  const { t } = useTranslation('caisse')
  const format = useFormat()
  if (corrections.length === 0 && !reprise) return null
  return (
    <section className="session-day" aria-label={t('corrections.title')}>
      <h3>{t('corrections.title')}</h3>
      <ul className="session-corrections">
        {corrections.map(({ numero, parNumero, parId, jour }) => (
          <li key={parId}>
            {t('corrections.reversed', { numero, day: format.day(jour, 'short') })}{' '}
            <Link to={`${paths.transactions}?row=${parId}`}>{parNumero}</Link>
          </li>
        ))}
        {reprise ? (
          <li>
            {t('corrections.ecart', { day: format.day(reprise.jour, 'short'), name: reprise.par, why: reprise.motif })}
          </li>
        ) : null}
      </ul>
    </section>
  )
}
