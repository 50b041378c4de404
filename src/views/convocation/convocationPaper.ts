import type { Both } from '@contract/papiers/contrat'
import type { ContenuConvocation, Convocation } from '@contract/papiers/convocation'
import { apart, arabicMoney, frenchMoney, printedDay } from '@contract/papiers/words'
import type { Etape } from '@contract/planning/evenement'
import type { Block, Paper, PaperFile, Picture } from '@core/pdf/paper/paper'
import { letterheadOf } from '@src/parts/papiers/letterhead'

const EXAMENS: Record<Etape, Required<Both>> = {
  code: { fr: 'Examen code', ar: 'امتحان قانون الطرقات' },
  circulation: { fr: 'Examen conduite', ar: 'امتحان الجولان' },
  parc: { fr: 'Examen parc', ar: 'امتحان المناورات' },
}

type Say = (fr: string, ar: string) => Both
type Row = { label: Both; value: Both }

const row = (label: Both, value: Both | string | null): Row[] => {
  if (value === null) return []
  return [{ label, value: typeof value === 'string' ? { fr: value } : value }]
}

function meetingRows({ rendezVousHeure, rendezVousLieu, vehicule, moniteur }: ContenuConvocation, say: Say): Row[] {
  return [
    ...row(say('Heure du rendez-vous', 'ساعة اللقاء'), rendezVousHeure),
    ...row(say('Lieu du rendez-vous', 'مكان اللقاء'), rendezVousLieu),
    ...row(say('Moniteur', 'المكون'), moniteur),
    ...row(say('Véhicule', 'العربة'), vehicule),
  ]
}

function factRows(contenu: ContenuConvocation, say: Say): Row[] {
  const { candidat, pays, etape, tentative, categorie, jour, heure, lieu, reference } = contenu
  return [
    ...row(say('Candidat', 'المترشح'), candidat.nom),
    ...(pays === 'FR'
      ? row({ fr: 'NEPH' }, candidat.neph)
      : row(say('Carte d’identité n°', 'رقم بطاقة التعريف'), candidat.cin)),
    ...(candidat.cin ? [] : row(say('Passeport n°', 'رقم جواز السفر'), candidat.passeport)),
    ...row(say('Catégorie du permis', 'صنف الرخصة'), categorie),
    ...row(say('Examen', 'الامتحان'), say(EXAMENS[etape].fr, EXAMENS[etape].ar)),
    ...row(say('Tentative n°', 'عدد المحاولة'), String(tentative)),
    ...row(say('Date', 'التاريخ'), printedDay(jour)),
    ...row(say('Heure', 'الساعة'), heure),
    ...row(say('Centre d’examen', 'مركز الامتحان'), lieu),
    ...row(pays === 'FR' ? { fr: 'Référence RdvPermis' } : say('Référence ATTT', 'مرجع الوكالة'), reference),
  ]
}

function feeText({ frais, contenu: { pays } }: Convocation, say: Say): Block[] {
  if (!frais) return []
  const { reste } = frais
  const text =
    reste === 0
      ? say('Les frais de l’examen sont réglés.', 'تم دفع معلوم الامتحان.')
      : say(
          `Reste à régler pour l’examen\u00a0: ${frenchMoney(reste, pays)}.`,
          `المبلغ الباقي من معلوم الامتحان: ${arabicMoney(reste)}.`,
        )
  return [{ kind: 'text', text, strong: true }]
}

/** One summons: a page. */
function paperOf(convocation: Convocation, logo: Picture | undefined): Paper {
  const { contenu, numero, version } = convocation
  const isBoth = contenu.pays === 'TN'
  const say: Say = (fr, ar) => (isBoth ? { fr, ar } : { fr })
  const meeting = meetingRows(contenu, say)
  const under = version > 1 ? [numero, `Version ${version}, remplace la précédente`] : [numero]
  const blocks: Block[] = [
    { kind: 'title', text: say('Convocation à l’examen', 'استدعاء لاجتياز الامتحان'), under },
    { kind: 'facts', rows: factRows(contenu, say) },
    ...(meeting.length > 0
      ? ([
          { kind: 'heading', text: say('Rendez-vous avec l’auto-école', 'اللقاء مع المدرسة') },
          { kind: 'facts', rows: meeting },
        ] satisfies Block[])
      : []),
    { kind: 'heading', text: say('Pièces à apporter', 'الوثائق المطلوبة') },
    ...contenu.pieces.map(
      ({ fr, ar }, index): Block => ({
        kind: 'text',
        text: say(`${index + 1}. ${fr}`, `${apart(`${index + 1}.`)} ${ar ?? ''}`),
      }),
    ),
    ...feeText(convocation, say),
    {
      kind: 'notice',
      text: say(
        'Présentez-vous à l’heure indiquée. En cas d’empêchement, prévenez l’auto-école sans attendre.',
        'احضر في الساعة المبينة. وإذا تعذر عليك الحضور، فأعلم المدرسة دون تأخير.',
      ),
    },
    {
      kind: 'boxes',
      height: 80,
      boxes: [{ title: say('L’auto-école', 'المدرسة'), note: say('Signature et cachet', 'الإمضاء والختم') }],
    },
  ]
  return {
    letterhead: letterheadOf(contenu.ecole, isBoth, logo),
    blocks,
    footer: `${contenu.ecole.nom.fr} · ${numero}`,
  }
}

/** Summonses as one file, a page each. */
export const convocationPapers = (convocations: readonly Convocation[], title: string, logo?: Picture): PaperFile => ({
  title,
  papers: convocations.map((one) => paperOf(one, logo)),
})
