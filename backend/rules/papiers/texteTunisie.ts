import type { Volet } from '@contract/papiers/contrat'
import { apart, arabicMoney, arabicMoneyWords, frenchMoney, frenchMoneyWords } from '@contract/papiers/words'
import { type Article, hasHours, ofHours, type Terms } from './article'

const VOLETS: Record<Volet, { fr: string; ar: string }> = {
  THEORY: { fr: 'théorique', ar: 'نظريا' },
  PRACTICE: { fr: 'pratique', ar: 'تطبيقيا' },
  BOTH: { fr: 'théorique et pratique', ar: 'نظريا وتطبيقيا' },
}

function subject({ contenu: { categorie, volet } }: Terms): Article {
  return {
    titre: { fr: 'Objet du contrat', ar: 'موضوع العقد' },
    textes: [
      {
        fr: `L’auto-école forme le candidat en vue de l’obtention du permis de conduire de la catégorie ${categorie}. La formation est ${VOLETS[volet].fr}.`,
        ar: `تتولى المدرسة تكوين المترشح قصد الحصول على رخصة السياقة من صنف ${apart(categorie)}. ويكون التكوين ${VOLETS[volet].ar}.`,
      },
    ],
  }
}

function hours({ contenu: { minimums } }: Terms): Article {
  const minimum = {
    fr: 'Le nombre d’heures ne peut pas être inférieur au minimum indiqué pour la catégorie.',
    ar: 'ولا يمكن أن يقل عدد الساعات عن الحد الأدنى المبين لهذا الصنف.',
  }
  return {
    titre: { fr: 'Heures de formation', ar: 'ساعات التكوين' },
    textes: [
      {
        fr: 'Les heures et les prix figurent dans les tableaux du contrat, qui en font partie. Une heure de formation dure 60 minutes. Les heures prises en plus de celles qui ont été achetées sont payées au prix de l’heure indiqué.',
        ar: `تبين جداول هذا العقد الساعات والأسعار، وهي جزء لا يتجزأ منه. وتدوم ساعة التكوين ${apart(60)} دقيقة. وتُدفع الساعات الزائدة على ما تم شراؤه حسب سعر الساعة المبين.`,
      },
      ...(minimums.length > 0 ? [minimum] : []),
    ],
  }
}

function price(terms: Terms): Article {
  const { total, pays, prix } = terms.contenu
  const [fr, ar] = [frenchMoney(total, pays), arabicMoney(total)]
  const stateFees = {
    fr: 'Le prix d’un examen comprend les droits que l’auto-école verse à l’État.',
    ar: 'ويشمل ثمن الامتحان المعاليم التي تدفعها المدرسة إلى الدولة.',
  }
  return {
    titre: { fr: 'Prix', ar: 'الثمن' },
    textes: [
      {
        fr: `Le prix total convenu est de ${fr} (${frenchMoneyWords(total, pays)}), toutes taxes comprises. Les prix du contrat ne changent pas pendant sa durée, même si l’auto-école modifie ses tarifs.`,
        ar: `الثمن الجملي المتفق عليه هو ${ar} (${arabicMoneyWords(total)})، باعتبار جميع الأداءات. ولا تتغير أسعار العقد طيلة مدته، حتى إن غيرت المدرسة أسعارها.`,
      },
      ...(prix.some(({ droits }) => droits > 0) ? [stateFees] : []),
    ],
  }
}

function payment(terms: Terms): Article {
  const receipt = {
    fr: 'Chaque paiement donne lieu à un reçu numéroté.',
    ar: 'ويُسلم عن كل دفع وصل مرقم.',
  }
  const cash = {
    fr: 'Le prix est payé comptant à la signature du contrat.',
    ar: 'يُدفع الثمن حاضرا عند إمضاء العقد.',
  }
  const plan = {
    fr: 'Le prix est payé par échéances, aux dates et pour les montants de l’échéancier.',
    ar: 'يُدفع الثمن بالتقسيط، في التواريخ وبالمبالغ المبينة في جدول الأقساط.',
  }
  const each = {
    fr: 'Les leçons sont payées une à une, au prix de l’heure indiqué.',
    ar: 'وتُدفع الدروس واحدا واحدا حسب سعر الساعة المبين.',
  }
  const way = terms.contenu.echeances.length > 0 ? plan : cash
  return {
    titre: { fr: 'Paiement', ar: 'الدفع' },
    textes: [way, ...(hasHours(terms) ? [] : [each]), receipt],
  }
}

const ARABIC_PLURALS = new Intl.PluralRules('ar')
/** A number of hours after « أقل من ». */
function ofHoursInArabic(hours: number): string {
  const form = ARABIC_PLURALS.select(hours)
  if (form === 'one') return 'ساعة'
  if (form === 'two') return 'ساعتين'
  return `${apart(hours)} ${form === 'few' ? 'ساعات' : 'ساعة'}`
}

/** What a late cancellation costs; nothing is late where the school allows it until the lesson. */
function lateCancellation({ annulationPourcent, annulationHeures }: Terms): Article['textes'] {
  if (annulationHeures === 0) return []
  const late = {
    fr: `Une annulation à moins ${ofHours(annulationHeures)} de la leçon`,
    ar: `الإلغاء قبل الدرس بأقل من ${ofHoursInArabic(annulationHeures)}`,
  }
  return annulationPourcent > 0
    ? [
        {
          fr: `${late.fr} est facturée à ${annulationPourcent}\u00a0% du prix de l’heure.`,
          ar: `ويُحتسب ${late.ar} بنسبة ${apart(`${annulationPourcent}\u00a0%`)} من سعر الساعة.`,
        },
      ]
    : [
        {
          fr: `${late.fr} est appréciée par l’auto-école, dans la limite du prix de l’heure.`,
          ar: `وتنظر المدرسة في ${late.ar}، في حدود سعر الساعة.`,
        },
      ]
}

function absences(terms: Terms): Article {
  const { absencePourcent } = terms
  const missed =
    absencePourcent > 0
      ? {
          fr: `Une absence sans annulation est facturée à ${absencePourcent}\u00a0% du prix de l’heure.`,
          ar: `ويُحتسب الغياب دون إلغاء بنسبة ${apart(`${absencePourcent}\u00a0%`)} من سعر الساعة.`,
        }
      : { fr: 'Une absence n’est pas facturée.', ar: 'ولا يُحتسب الغياب على المترشح.' }
  return {
    titre: { fr: 'Absences et annulations', ar: 'الغياب والإلغاء' },
    textes: [
      {
        fr: 'Le candidat prévient l’auto-école dès qu’il sait qu’il ne pourra pas venir.',
        ar: 'يُعلم المترشح المدرسة حالما يعلم أنه لن يتمكن من الحضور.',
      },
      missed,
      ...lateCancellation(terms),
      {
        fr: 'Une leçon annulée par l’auto-école est remplacée sans frais.',
        ar: 'ويُعوض الدرس الذي تلغيه المدرسة دون مقابل.',
      },
    ],
  }
}

const DUTIES: Article = {
  titre: { fr: 'Engagements des parties', ar: 'التزامات الطرفين' },
  textes: [
    {
      fr: 'L’auto-école confie la formation à des moniteurs autorisés et utilise des véhicules assurés et équipés pour l’enseignement. Elle informe le candidat de ses heures et de son compte.',
      ar: 'تعهد المدرسة بالتكوين إلى مكونين مرخص لهم، وتستعمل عربات مؤمنة ومجهزة للتعليم. وتُعلم المترشح بساعاته وبحسابه.',
    },
    {
      fr: 'Le candidat respecte les horaires et les consignes du moniteur, et remet les pièces demandées pour son dossier.',
      ar: 'ويحترم المترشح المواعيد وتعليمات المكون، ويقدم الوثائق المطلوبة لملفه.',
    },
  ],
}

const EXAMS: Article = {
  titre: { fr: 'Examens', ar: 'الامتحانات' },
  textes: [
    {
      fr: 'L’auto-école présente le candidat à l’examen quand son niveau le permet et que son dossier est complet. La date dépend de l’Agence technique des transports terrestres (ATTT).',
      ar: 'تقدم المدرسة المترشح إلى الامتحان متى سمح مستواه بذلك وكان ملفه كاملا. ويرتبط التاريخ بالوكالة الفنية للنقل البري.',
    },
  ],
}

const ENDING: Article = {
  titre: { fr: 'Fin du contrat', ar: 'إنهاء العقد' },
  textes: [
    {
      fr: 'Le candidat peut mettre fin au contrat à tout moment, par écrit. Il paie ce qu’il a reçu\u00a0: les heures données, les examens passés et les frais de dossier. L’auto-école lui rend le reste de ce qu’il a payé.',
      ar: 'يمكن للمترشح إنهاء العقد كتابيا في أي وقت. ويدفع مقابل ما تلقاه: الساعات المنجزة والامتحانات التي اجتازها ومصاريف الملف. وتُرجع إليه المدرسة باقي ما دفعه.',
    },
    {
      fr: 'L’auto-école peut mettre fin au contrat en cas de défaut de paiement ou de manquement grave, quinze jours après un rappel écrit resté sans effet.',
      ar: 'ويمكن للمدرسة إنهاء العقد عند عدم الدفع أو الإخلال الجسيم، بعد خمسة عشر يوما من تنبيه كتابي لم يأت بنتيجة.',
    },
  ],
}

const CHANGE: Article = {
  titre: { fr: 'Changement d’auto-école', ar: 'تغيير المدرسة' },
  textes: [
    {
      fr: 'Le candidat peut changer d’auto-école\u00a0; son dossier lui est alors remis. Le changement n’est pas possible entre la fixation d’un rendez-vous d’examen et l’examen lui-même.',
      ar: 'يمكن للمترشح تغيير المدرسة، ويُسلم إليه ملفه عندئذ. ولا يمكن التغيير بين تحديد موعد الامتحان واجتيازه.',
    },
  ],
}

const LAST: Article = {
  titre: { fr: 'Données, litiges, exemplaires', ar: 'المعطيات والنزاعات والنظائر' },
  textes: [
    {
      fr: 'Les données du candidat servent à sa formation et à son dossier de permis. Il peut les consulter et les faire rectifier.',
      ar: 'تُستعمل معطيات المترشح لتكوينه ولملف رخصته. ويمكنه الاطلاع عليها وطلب تصحيحها.',
    },
    {
      fr: 'En cas de litige, les parties cherchent d’abord un accord amiable. À défaut, elles saisissent le tribunal compétent.',
      ar: 'وعند النزاع، يسعى الطرفان أولا إلى حل بالتراضي. وإن تعذر ذلك، رُفع الأمر إلى المحكمة المختصة.',
    },
    {
      fr: 'Le contrat est établi en deux exemplaires, un pour chaque partie. La page de signature est jointe au dossier de permis.',
      ar: 'حُرر العقد في نظيرين، واحد لكل طرف. وتُضاف صفحة الإمضاء إلى ملف الرخصة.',
    },
  ],
}

/** The articles of the contract of a school in Tunisia, in French and Arabic. */
export const articlesTunisie = (terms: Terms): Article[] => [
  subject(terms),
  hours(terms),
  price(terms),
  payment(terms),
  absences(terms),
  DUTIES,
  EXAMS,
  ENDING,
  CHANGE,
  LAST,
]
