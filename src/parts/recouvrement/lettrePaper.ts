import type { Both } from '@contract/papiers/contrat'
import { arabicMoney, frenchMoney, printedDay } from '@contract/papiers/words'
import type { Lettre } from '@contract/recouvrement/lettre'
import type { Block, PaperFile, Picture } from '@core/pdf/paper/paper'
import { letterheadOf } from '@src/parts/papiers/letterhead'

/** The sentences of a letter, in the order in which they are read. */
function sentences({ total, entete: { pays } }: Lettre) {
  const amount = frenchMoney(total, pays)
  return {
    opening: {
      fr: 'Madame, Monsieur,\nMalgré nos rappels, et sauf erreur de notre part, les sommes suivantes restent dues à ce jour au titre de votre formation\u00a0:',
      ar: 'تحية طيبة وبعد،\nرغم تذكيراتنا السابقة، وما لم يكن هناك خطأ من جانبنا، فإن المبالغ التالية ما زالت مستحقة بعنوان تكوينكم:',
    },
    request: {
      fr: `Nous vous demandons de bien vouloir régler la somme de ${amount} sous huit jours, au bureau de l’auto-école (espèces, chèque ou carte) ou par virement, en rappelant votre nom.`,
      ar: `نرجو منكم التفضل بدفع مبلغ ${arabicMoney(total)} في أجل ثمانية أيام، في مكتب المدرسة (نقدا أو بصك أو ببطاقة) أو عن طريق تحويل، مع ذكر اسمكم.`,
    },
    closing: {
      fr: 'Si vous rencontrez une difficulté, venez nous voir\u00a0: nous chercherons ensemble un échéancier. Si vous avez payé entre-temps, veuillez ne pas tenir compte de cette lettre.\nNous vous prions d’agréer, Madame, Monsieur, l’expression de nos salutations distinguées.',
      ar: 'وإذا واجهتكم صعوبة، فتفضلوا بزيارتنا لنتفق معا على جدول للدفع. وإذا كنتم قد دفعتم في الأثناء، فالرجاء عدم اعتبار هذه الرسالة.\nوتقبلوا منا فائق التقدير والاحترام.',
    },
  }
}

/** The letter of a third reminder; in Arabic as well where the file has an Arabic name. */
export function lettrePaper(lettre: Lettre, title: string, logo?: Picture): PaperFile {
  const { entete, candidat, jour, dues, total } = lettre
  const { pays } = entete
  const isBoth = candidat.nom.ar !== undefined
  const say = ({ fr, ar }: Required<Both>): Both => (isBoth ? { fr, ar } : { fr })
  const { opening, request, closing } = sentences(lettre)
  const money = (millimes: number) => frenchMoney(millimes, pays)
  const blocks: Block[] = [
    {
      kind: 'facts',
      rows: [
        { label: { fr: 'À l’attention de' }, value: candidat.nom },
        ...(candidat.adresse ? [{ label: { fr: 'Adresse' }, value: { fr: candidat.adresse } }] : []),
        { label: { fr: 'Le' }, value: { fr: printedDay(jour) } },
      ],
    },
    { kind: 'heading', text: say({ fr: 'Objet\u00a0: sommes restant dues', ar: 'الموضوع: مبالغ غير مدفوعة' }) },
    { kind: 'text', text: say(opening) },
    {
      kind: 'table',
      columns: [
        { label: say({ fr: 'Date', ar: 'التاريخ' }), share: 1.2 },
        { label: say({ fr: 'Objet', ar: 'البيان' }), share: 4 },
        { label: say({ fr: 'Reste dû', ar: 'المبلغ' }), share: 1.6, align: 'end' },
      ],
      rows: dues.map(({ date, libelle, montant }) => [
        { fr: printedDay(date) },
        { fr: libelle },
        { fr: money(montant) },
      ]),
      total: [{ fr: '' }, say({ fr: 'Total dû à ce jour', ar: 'المجموع' }), { fr: money(total) }],
    },
    { kind: 'text', text: say(request), strong: true },
    { kind: 'text', text: say(closing) },
    {
      kind: 'boxes',
      height: 80,
      boxes: [
        {
          title: say({ fr: 'Pour l’auto-école', ar: 'عن المدرسة' }),
          note: say({ fr: 'Signature et cachet', ar: 'الإمضاء والختم' }),
        },
      ],
    },
  ]
  return {
    title,
    papers: [{ letterhead: letterheadOf(entete, entete.nom.ar !== undefined, logo), blocks, footer: entete.nom.fr }],
  }
}
