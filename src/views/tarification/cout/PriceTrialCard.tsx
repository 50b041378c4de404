import { ETAPES } from '@contract/planning/evenement'
import { hourCosts, packageCost, tryPrice } from '@contract/stats/coutHeure'
import { InputField } from '@core/form/fields/InputField'
import { amountText } from '@core/format/typedAmount'
import { useFormat } from '@core/format/useFormat'
import { amountFault, amountOf } from '@src/parts/argent/amounts'
import { useMoney, useUnit } from '@src/parts/argent/useMoney'
import { useSchool } from '@src/redux/session/useSchool'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PricedProps } from './CoutHeadline'

/** An item whose price can be varied: an hour of a kind, or a package. */
interface Sold {
  id: string
  name: string
  isHour: boolean
  prix: number
  cout: number
  /** The number given or sold in the period; hours may be halves. */
  quantite: number
}

const MINUTES_OF_HOUR = 60

/** All items with a price, a known cost and at least one sale. */
function useSold({ stats, prices }: PricedProps): Sold[] {
  const { t } = useTranslation(['cout', 'tarification'])
  const costs = hourCosts(stats)
  const hours = ETAPES.map((etape) => ({
    id: etape,
    name: t('trial.hour', { kind: t(`tarification:service.${etape}`).toLowerCase() }),
    isHour: true,
    prix: prices?.heures[etape] ?? 0,
    cout: costs[etape]?.direct ?? null,
    quantite: stats.minutes[etape] / MINUTES_OF_HOUR,
  })).sort((one, other) => other.quantite - one.quantite)
  const packages = stats.forfaits.map((forfait) => ({
    id: `forfait-${forfait.id}`,
    name: forfait.nom,
    isHour: false,
    prix: forfait.prix,
    cout: packageCost(forfait, costs)?.direct ?? null,
    quantite: forfait.inscriptions,
  }))
  return [...hours, ...packages].flatMap(({ cout, ...sold }) =>
    cout !== null && sold.prix > 0 && sold.quantite > 0 ? [{ ...sold, cout }] : [],
  )
}

/** Compares another price for the sales of the period, and shows how many fewer may be sold at it. */
export function PriceTrialCard(props: PricedProps) {
  const { t } = useTranslation('cout')
  const id = useId()
  const sold = useSold(props)
  const [chosen, setChosen] = useState<string | null>(null)
  const one = sold.find((each) => each.id === chosen) ?? sold[0]
  if (!one) return null
  return (
    <section className="card cout-card" aria-labelledby={id}>
      <h2 id={id}>{t('trial.title')}</h2>
      <p className="muted">{t('trial.text')}</p>
      <div className="cout-trial">
        <div className="field">
          <label className="form-label" htmlFor={`${id}-what`}>
            {t('trial.what')}
          </label>
          <select
            id={`${id}-what`}
            className="form-select"
            value={one.id}
            onChange={({ target }) => setChosen(target.value)}
          >
            {sold.map(({ id: each, name }) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Trial key={one.id} sold={one} />
      </div>
    </section>
  )
}

function Trial({ sold }: { sold: Sold }) {
  const { t, i18n } = useTranslation('cout')
  const { currency } = useSchool()
  const unit = useUnit()
  const locale = { language: i18n.language, currency }
  const [price, setPrice] = useState(() => amountText(sold.prix, locale))
  const code = amountFault(price) ?? null
  return (
    <>
      <InputField
        label={t('trial.price', { unit })}
        hint={t('trial.today', { amount: amountText(sold.prix, locale) })}
        inputMode="decimal"
        value={price}
        code={code}
        onChange={({ target }) => setPrice(target.value)}
      />
      <div className="cout-result" role="status">
        {code ? null : <Result sold={sold} nouveau={amountOf(price)} />}
      </div>
    </>
  )
}

function Result({ sold, nouveau }: { sold: Sold; nouveau: number }) {
  const { t } = useTranslation('cout')
  const format = useFormat()
  const money = useMoney()
  const { prix: ancien, cout, quantite, isHour } = sold
  const { avant, apres, seuil } = tryPrice({ ancien, nouveau, cout, quantite })
  const many = (count: number) =>
    isHour
      ? format.duration(Math.round(count * MINUTES_OF_HOUR))
      : t('trial.enrolments', { count: Math.ceil(count), number: format.number(Math.ceil(count)) })
  const change = apres - avant
  return (
    <>
      <p className="cout-change">
        <b>{change < 0 ? money(change) : `+${money(change)}`}</b>{' '}
        <span>{t('trial.same', { many: many(quantite), before: money(avant), after: money(apres) })}</span>
      </p>
      <p>{t(`trial.${verdictOf({ ancien, nouveau, cout, seuil })}`, words())}</p>
      <p className="muted">{t('trial.cost', { amount: money(cout) })}</p>
    </>
  )

  function words() {
    if (seuil === null) return { cost: money(cout) }
    const less = Math.abs(quantite - seuil)
    return { many: many(seuil), less: many(less), share: format.percent(less / quantite) }
  }
}

interface Judged {
  ancien: number
  nouveau: number
  cout: number
  seuil: number | null
}

/** The key of the sentence about the number of sales that is enough. */
function verdictOf({ ancien, nouveau, cout, seuil }: Judged) {
  if (nouveau === ancien) return 'unchanged'
  if (ancien <= cout) return 'nothingLeft'
  if (seuil === null) return 'neverEnough'
  return nouveau > ancien ? 'mayLose' : 'mustGain'
}
