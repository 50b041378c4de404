import type { CaisseSessionDetail, RapportCaisse } from '@contract/caisse/caisse'
import { COUPURES } from '@contract/caisse/coupures'
import type { Pays } from '@contract/clock/pays'
import type { Block, Both, PaperFile, Picture } from '@core/pdf/paper/paper'

interface ReportFacts {
  session: CaisseSessionDetail
  rapport: RapportCaisse
  ecole: string
  pays: Pays
  /** The direction of the language that the report is written in. */
  dir: 'ltr' | 'rtl'
  t: (key: string, values?: Record<string, string | number>) => string
  money: (millimes: number) => string
  day: (day: string) => string
  moment: (moment: string) => string
  time: (moment: string) => string
  coupure: (valeur: number) => string
  beside: (parts: readonly (string | null | undefined | false)[]) => string
}

const cell = (fr: string): Both => ({ fr })
const fact = (label: string, value: string) => ({ label: cell(label), value: cell(value) })

function headRows({ session, rapport, t, day, moment }: ReportFacts) {
  const { caissier, fermeePar, ouverteLe, fermeeLe } = rapport
  return [
    fact(t('report.day'), day(session.jour)),
    fact(t('report.cashier'), caissier),
    fact(t('report.opened'), moment(ouverteLe)),
    fact(t('report.closed'), moment(fermeeLe)),
    ...(fermeePar === caissier ? [] : [fact(t('report.closedBy'), fermeePar)]),
  ]
}

/** The money that came in and went out, by method; a session past midnight has a table for each of its days. */
function methodTables({ rapport, t, money, day }: ReportFacts): Block[] {
  return rapport.jours.flatMap(({ jour, methods }): Block[] => [
    { kind: 'heading', text: cell(t('report.methods', { day: day(jour) })) },
    {
      kind: 'table',
      columns: [
        { label: cell(t('report.method')), share: 4 },
        { label: cell(t('report.count')), share: 2, align: 'end' },
        { label: cell(t('report.incoming')), share: 3, align: 'end' },
        { label: cell(t('report.outgoing')), share: 3, align: 'end' },
      ],
      rows: methods.map(({ method, nombre, incoming, outgoing }) =>
        [t(`paiement:method.${method}`), String(nombre), money(incoming), money(outgoing)].map(cell),
      ),
    },
  ])
}

function movementTable({ rapport: { mouvements }, t, money, time, beside }: ReportFacts): Block[] {
  if (mouvements.length === 0) return []
  return [
    { kind: 'heading', text: cell(t('report.movements')) },
    {
      kind: 'table',
      columns: [
        { label: cell(t('report.number')), share: 3 },
        { label: cell(t('report.time')), share: 1.5 },
        { label: cell(t('report.what')), share: 5 },
        { label: cell(t('report.method')), share: 2.5 },
        { label: cell(t('report.amount')), share: 2.5, align: 'end' },
      ],
      rows: mouvements.map(({ numero, createdAt, kind, qui, method, montant, effet, isReversal }) => {
        const name = t(`transaction:kind.${kind}`)
        const what = beside([isReversal ? t('report.reversal', { what: name }) : name, qui])
        const amount = money(kind === 'TRANSFER' ? effet : montant)
        return [numero, time(createdAt), what, t(`paiement:method.${method}`), amount].map(cell)
      }),
    },
  ]
}

function boxRows({ rapport, t, money, beside }: ReportFacts) {
  const { fonds, mouvements, reprises, theorique, compte, ecart, motif, verse, reste } = rapport
  const cash = mouvements.reduce((sum, { effet }) => sum + effet, 0)
  return [
    fact(t('report.fonds'), money(fonds)),
    fact(t('report.cash'), money(cash)),
    ...reprises.map(({ numero, effet, motif: why }) =>
      fact(t('report.reprise', { numero }), beside([money(effet), why])),
    ),
    fact(t('close.expected'), money(theorique)),
    fact(t('close.counted'), money(compte)),
    fact(t('report.ecart'), beside([money(ecart), motif])),
    fact(t('report.verse'), money(verse)),
    fact(t('report.reste'), money(reste)),
  ]
}

function countTable({ rapport: { billetage, comptages }, pays, t, money, coupure, moment }: ReportFacts): Block[] {
  const counted = COUPURES[pays].flatMap(({ cle, kind, valeur }) => {
    const nombre = billetage?.[cle] ?? 0
    return nombre > 0 ? [{ nombre, valeur, name: t(`count.${kind}`, { name: coupure(valeur) }) }] : []
  })
  const earlier = comptages.map(({ createdAt, compte, theorique }) =>
    fact(t('report.earlier', { moment: moment(createdAt) }), `${money(compte)} (${money(compte - theorique)})`),
  )
  return [
    ...(counted.length > 0
      ? ([
          { kind: 'heading', text: cell(t('report.billetage')) },
          {
            kind: 'table',
            columns: [
              { label: cell(t('report.coupure')), share: 4 },
              { label: cell(t('report.count')), share: 2, align: 'end' },
              { label: cell(t('report.amount')), share: 3, align: 'end' },
            ],
            rows: counted.map(({ name, nombre, valeur }) => [name, String(nombre), money(nombre * valeur)].map(cell)),
          },
        ] satisfies Block[])
      : []),
    ...(earlier.length > 0 ? [{ kind: 'facts' as const, rows: earlier }] : []),
  ]
}

/** The report of a closing as a paper. */
export const rapportPaper =
  (facts: ReportFacts) =>
  (logo: Picture | undefined): PaperFile => {
    const { rapport, session, ecole, t, dir } = facts
    const blocks: Block[] = [
      { kind: 'title', text: cell(t('report.title')), under: [rapport.numero] },
      { kind: 'facts', rows: headRows(facts) },
      { kind: 'heading', text: cell(t('report.box')) },
      { kind: 'facts', rows: boxRows(facts) },
      ...methodTables(facts),
      ...countTable(facts),
      ...movementTable(facts),
      {
        kind: 'boxes',
        boxes: [{ title: cell(t('report.signCashier')) }, { title: cell(t('report.signManager')) }],
        height: 56,
      },
      { kind: 'text', text: cell(t('report.hash', { hash: session.empreinte ?? '' })) },
    ]
    const letterhead = { name: cell(ecole), lines: [], ...(logo && { logo }) }
    return { title: rapport.numero, dir, papers: [{ letterhead, blocks, footer: `${ecole} · ${rapport.numero}` }] }
  }
