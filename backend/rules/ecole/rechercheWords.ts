/*
 * Folded words of the search in the languages of the application: people type « leçon demain » or « exam tomorrow »,
 * whatever language their pages have.
 */

const listOf = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')))

const LESSON = listOf(
  'lecon lecons heure heures seance seances rdv lesson lessons hour hours aula aulas hora horas',
  'stunde stunden fahrstunde fahrstunden theoriestunde theoriestunden ubungsstunde ubungsstunden',
  'حصه حصص ساعه ساعات',
)
const EXAM = listOf(
  'examen examens epreuve epreuves exam exams exame exames',
  'prufung prufungen fahrprufung fahrprufungen theorieprufung theorieprufungen',
  'امتحان امتحانات',
)
const CODE = listOf(
  'code theorie theory teoria codigo theoriestunde theoriestunden theorieprufung theorieprufungen',
  'قانون الطرقات',
)
const CIRCULATION = listOf(
  'conduite circulation driving road conducao circulacao',
  'fahren strasse fahrstunde fahrstunden fahrprufung fahrprufungen',
  'جولان الجولان',
)
const PARC = listOf(
  'parc manoeuvre manoeuvres maneuver manover manobra manobras',
  'grundfahraufgaben ubungsstunde ubungsstunden',
  'مناورات المناورات',
)
const RECEIPT = listOf(
  'recu recus paiement paiements encaissement receipt receipts payment payments',
  'quittung quittungen zahlung zahlungen recibo recibos pagamento pagamentos',
  'وصل وصولات الوصولات دفع دفوعات الدفوعات',
)
const INVOICE = listOf(
  'facture factures avoir avoirs invoice invoices rechnung rechnungen fatura faturas',
  'فاتوره فواتير الفاتوره الفواتير',
)
const CHEQUE = listOf('cheque cheques check checks scheck schecks', 'صك صكوك الصكوك شيك شيكات')

/** The words that name a kind of record. */
export const WORDS = {
  lesson: LESSON,
  exam: EXAM,
  code: CODE,
  circulation: CIRCULATION,
  parc: PARC,
  recu: RECEIPT,
  facture: INVOICE,
  cheque: CHEQUE,
} as const
export type Word = keyof typeof WORDS

/** Days from today. */
export const RELATIVE: Readonly<Record<string, number>> = {
  hier: -1,
  yesterday: -1,
  gestern: -1,
  ontem: -1,
  امس: -1,
  البارحه: -1,
  'aujourd hui': 0,
  aujourdhui: 0,
  today: 0,
  heute: 0,
  hoje: 0,
  اليوم: 0,
  demain: 1,
  tomorrow: 1,
  morgen: 1,
  amanha: 1,
  غدا: 1,
  غدوه: 1,
  'apres demain': 2,
  ubermorgen: 2,
  'بعد غد': 2,
}

/** The days of the week, Monday first. */
export const WEEKDAYS: readonly (readonly string[])[] = [
  ['lundi', 'monday', 'montag', 'segunda', 'الاثنين'],
  ['mardi', 'tuesday', 'dienstag', 'terca', 'الثلاثاء'],
  ['mercredi', 'wednesday', 'mittwoch', 'quarta', 'الاربعاء'],
  ['jeudi', 'thursday', 'donnerstag', 'quinta', 'الخميس'],
  ['vendredi', 'friday', 'freitag', 'sexta', 'الجمعه'],
  ['samedi', 'saturday', 'samstag', 'sabado', 'السبت'],
  ['dimanche', 'sunday', 'sonntag', 'domingo', 'الاحد'],
]

/** The months, January first. */
export const MONTHS: readonly (readonly string[])[] = [
  ['janvier', 'january', 'januar', 'janeiro', 'جانفي'],
  ['fevrier', 'february', 'februar', 'fevereiro', 'فيفري'],
  ['mars', 'march', 'marz', 'marco', 'مارس'],
  ['avril', 'april', 'abril', 'افريل'],
  ['mai', 'may', 'maio', 'ماي'],
  ['juin', 'june', 'juni', 'junho', 'جوان'],
  ['juillet', 'july', 'juli', 'julho', 'جويليه'],
  ['aout', 'august', 'agosto', 'اوت'],
  ['septembre', 'september', 'setembro', 'سبتمبر'],
  ['octobre', 'october', 'oktober', 'outubro', 'اكتوبر'],
  ['novembre', 'november', 'novembro', 'نوفمبر'],
  ['decembre', 'december', 'dezember', 'dezembro', 'ديسمبر'],
]
