import type { Service } from '@contract/argent/service'
import type { Both, ContenuContrat, Contrat } from '@contract/papiers/contrat'
import {
  apart,
  arabicHours,
  arabicMoney,
  frenchHours,
  frenchMoney,
  printedDay,
  printedPhone,
} from '@contract/papiers/words'
import type { Block, PaperFile, Picture } from '@core/pdf/paper/paper'
import { letterheadOf } from '@src/parts/papiers/letterhead'

/** The names of the services in a contract. */
const SERVICES: Record<Service, Required<Both>> = {
  code: { fr: 'Leçons de code', ar: 'دروس قانون الطرقات' },
  circulation: { fr: 'Leçons de circulation', ar: 'دروس الجولان' },
  parc: { fr: 'Leçons de parc', ar: 'دروس المناورات' },
  en_ligne: { fr: 'Code en ligne', ar: 'قانون الطرقات عن بعد' },
  exam_code: { fr: 'Examen code', ar: 'امتحان قانون الطرقات' },
  exam_circulation: { fr: 'Examen conduite', ar: 'امتحان الجولان' },
  exam_parc: { fr: 'Examen parc', ar: 'امتحان المناورات' },
  dossier: { fr: 'Frais de dossier', ar: 'مصاريف الملف' },
}

const LIENS: Record<NonNullable<ContenuContrat['candidat']['tuteur']>['lien'], Required<Both>> = {
  PERE: { fr: 'père', ar: 'الأب' },
  MERE: { fr: 'mère', ar: 'الأم' },
  TUTEUR: { fr: 'tuteur légal', ar: 'الولي' },
}

type Say = (fr: string, ar: string) => Both
type Row = { label: Both; value: Both }

const LESSONS: readonly Service[] = ['code', 'circulation', 'parc', 'en_ligne']

const quantityOf = (service: Service, quantite: number) =>
  LESSONS.includes(service) ? frenchHours(quantite) : String(quantite)

function schoolRows({ ecole, pays }: ContenuContrat, say: Say): Row[] {
  const { nom, adresse, responsable, agrement, dateAgrement, matriculeFiscal, telephone, assurance } = ecole
  const since = dateAgrement ? ` du ${printedDay(dateAgrement)}` : ''
  return [
    { label: say('Auto-école', 'مدرسة تعليم السياقة'), value: nom },
    { label: say('Adresse', 'العنوان'), value: adresse },
    { label: say('Agrément', 'عدد الترخيص'), value: { fr: `${agrement}${since}` } },
    {
      label: pays === 'TN' ? say('Matricule fiscal', 'المعرف الجبائي') : { fr: 'SIRET' },
      value: { fr: matriculeFiscal ?? '' },
    },
    { label: say('Représentée par', 'يمثلها'), value: responsable },
    { label: say('Téléphone', 'الهاتف'), value: { fr: printedPhone(telephone) } },
    ...(assurance ? [{ label: { fr: 'Assurance' }, value: { fr: assurance } }] : []),
  ]
}

function candidatRows({ candidat, categorie }: ContenuContrat, say: Say): Row[] {
  const { nom, cin, passeport, neph, dateNaissance, adresse, telephone, tuteur } = candidat
  const rows: (Row | null)[] = [
    { label: say('Candidat', 'المترشح'), value: nom },
    cin ? { label: say('Carte d’identité n°', 'رقم بطاقة التعريف'), value: { fr: cin } } : null,
    passeport ? { label: say('Passeport n°', 'رقم جواز السفر'), value: { fr: passeport } } : null,
    neph ? { label: { fr: 'NEPH' }, value: { fr: neph } } : null,
    { label: say('Date de naissance', 'تاريخ الولادة'), value: { fr: printedDay(dateNaissance) } },
    { label: say('Adresse', 'العنوان'), value: { fr: adresse } },
    telephone ? { label: say('Téléphone', 'الهاتف'), value: { fr: printedPhone(telephone) } } : null,
    tuteur
      ? {
          label: say('Représentant légal', 'الولي القانوني'),
          value: say(
            `${tuteur.nom} (${LIENS[tuteur.lien].fr}), CIN ${tuteur.cin}`,
            `${apart(tuteur.nom)} (${LIENS[tuteur.lien].ar})، ب.ت.و ${apart(tuteur.cin)}`,
          ),
        }
      : null,
    { label: say('Catégorie du permis', 'صنف الرخصة'), value: { fr: categorie } },
  ]
  return rows.filter((row) => row !== null)
}

function boughtTable({ achats, total, pays }: ContenuContrat, say: Say, name: (service: Service) => Both): Block {
  return {
    kind: 'table',
    columns: [
      { label: say('Prestation', 'الخدمة'), share: 5 },
      { label: say('Quantité', 'الكمية'), share: 2, align: 'end' },
      { label: say('Prix', 'الثمن'), share: 3, align: 'end' },
    ],
    rows: achats.map(({ service, quantite, montant }) => [
      name(service),
      { fr: quantityOf(service, quantite) },
      { fr: frenchMoney(montant, pays) },
    ]),
    total: [
      say('Total, toutes taxes comprises', 'المجموع باعتبار الأداءات'),
      { fr: '' },
      { fr: frenchMoney(total, pays) },
    ],
  }
}

function priceTable({ prix, pays }: ContenuContrat, say: Say, name: (service: Service) => Both): Block {
  return {
    kind: 'table',
    columns: [
      { label: say('Prix à l’unité, hors forfait', 'السعر بالوحدة خارج ما تم شراؤه'), share: 5 },
      { label: say('Unité', 'الوحدة'), share: 2 },
      { label: say('Prix', 'الثمن'), share: 3, align: 'end' },
    ],
    rows: prix
      .filter(({ montant }) => montant > 0)
      .map(({ service, montant }) => [
        name(service),
        LESSONS.includes(service) ? say('heure', 'ساعة') : say('unité', 'وحدة'),
        { fr: frenchMoney(montant, pays) },
      ]),
  }
}

function planTable({ echeances, pays }: ContenuContrat, say: Say): Block[] {
  if (echeances.length === 0) return []
  return [
    { kind: 'heading', text: say('Échéancier', 'جدول الأقساط') },
    {
      kind: 'table',
      columns: [
        { label: say('Date', 'التاريخ'), share: 5 },
        { label: say('Montant', 'المبلغ'), share: 5, align: 'end' },
      ],
      rows: echeances.map(({ date, montant }) => [{ fr: printedDay(date) }, { fr: frenchMoney(montant, pays) }]),
    },
  ]
}

function minimumText({ minimums }: ContenuContrat, say: Say, name: (service: Service) => Both): Block[] {
  if (minimums.length === 0) return []
  const list = minimums.map(({ service, minutes }) => ({ name: name(service), minutes }))
  return [
    {
      kind: 'text',
      text: say(
        `Minimum pour la catégorie\u00a0: ${list.map((one) => `${one.name.fr.toLowerCase()}, ${frenchHours(one.minutes)}`).join('\u00a0; ')}.`,
        `الحد الأدنى لهذا الصنف: ${list.map((one) => `${one.name.ar ?? ''} ${arabicHours(one.minutes)}`).join('، ')}.`,
      ),
    },
  ]
}

/** The page for the file of the licence, with everything on one sheet. */
function signaturePage(contenu: ContenuContrat, say: Say): Block[] {
  const { candidat, ecole, pays, numero, categorie, total } = contenu
  const sign = say('Lu et approuvé, date et signature', 'اطلعت ووافقت، التاريخ والإمضاء')
  const guardian = candidat.tuteur ? [{ title: say('Le représentant légal', 'الولي القانوني'), note: sign }] : []
  const visa: Block = {
    kind: 'boxes',
    height: 150,
    boxes: [{ title: say('Visa des services du transport', 'تأشيرة مصالح النقل') }],
  }
  return [
    { kind: 'break' },
    { kind: 'title', text: say('Page de signature', 'صفحة الإمضاء'), under: [numero] },
    {
      kind: 'facts',
      rows: [
        { label: say('Auto-école', 'مدرسة تعليم السياقة'), value: ecole.nom },
        { label: say('Agrément', 'عدد الترخيص'), value: { fr: ecole.agrement } },
        { label: say('Candidat', 'المترشح'), value: candidat.nom },
        {
          label: candidat.cin ? say('Carte d’identité n°', 'رقم بطاقة التعريف') : say('Passeport n°', 'رقم جواز السفر'),
          value: { fr: candidat.cin ?? candidat.passeport ?? '' },
        },
        { label: say('Catégorie du permis', 'صنف الرخصة'), value: { fr: categorie } },
        {
          label: say('Prix total', 'الثمن الجملي'),
          value: say(frenchMoney(total, pays), arabicMoney(total)),
        },
      ],
    },
    {
      kind: 'text',
      text: say(
        'Les parties ont lu le contrat et en acceptent toutes les clauses. Fait à ……………………, le ……… / ……… / ………………',
        'اطلع الطرفان على العقد وقبلا جميع فصوله. حُرر بـ …………………… في ……… / ……… / ………………',
      ),
    },
    {
      kind: 'boxes',
      height: 130,
      boxes: [
        { title: say('Le candidat', 'المترشح'), note: sign },
        ...guardian,
        { title: say('L’auto-école', 'المدرسة'), note: say('Signature et cachet', 'الإمضاء والختم') },
      ],
    },
    ...(pays === 'TN' ? [visa] : []),
  ]
}

function titleOf({ numero, jour, avenant }: ContenuContrat, say: Say): Block {
  const text = avenant
    ? say(
        `Avenant n°\u00a0${avenant.rang} au contrat ${avenant.origine}`,
        `ملحق عدد ${apart(avenant.rang)} للعقد ${apart(avenant.origine)}`,
      )
    : say('Contrat de formation à la conduite', 'عقد تكوين في السياقة')
  return { kind: 'title', text, under: [`${numero} · ${printedDay(jour)}`] }
}

/** A contract as it is printed, from its stored copy alone. */
export function contratPaper({ contenu, numero }: Pick<Contrat, 'contenu' | 'numero'>, logo?: Picture): PaperFile {
  const isBoth = contenu.pays === 'TN'
  const say: Say = (fr, ar) => (isBoth ? { fr, ar } : { fr })
  const name = (service: Service) => say(SERVICES[service].fr, SERVICES[service].ar)
  const blocks: Block[] = [
    titleOf(contenu, say),
    { kind: 'heading', text: say('Entre les soussignés', 'بين الممضيين أسفله') },
    { kind: 'facts', rows: schoolRows(contenu, say) },
    { kind: 'facts', rows: candidatRows(contenu, say) },
    { kind: 'heading', text: say('Formation achetée', 'التكوين المقتنى') },
    boughtTable(contenu, say, name),
    ...minimumText(contenu, say, name),
    priceTable(contenu, say, name),
    ...planTable(contenu, say),
    ...contenu.articles.flatMap(({ titre, textes }, index): Block[] => [
      {
        kind: 'heading',
        text: say(`Article ${index + 1}. ${titre.fr}`, `الفصل ${apart(index + 1)}: ${titre.ar ?? ''}`),
      },
      ...textes.map((text): Block => ({ kind: 'text', text })),
    ]),
    ...signaturePage(contenu, say),
  ]
  const footer = `${contenu.ecole.nom.fr} · ${numero}`
  return { title: numero, papers: [{ letterhead: letterheadOf(contenu.ecole, isBoth, logo), blocks, footer }] }
}
