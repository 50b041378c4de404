import type { Sign } from '../types'
import { arb, arrow, line, mirror, poly, sym, txt } from './kit/items'
import { beacon, halfCross, saintAndrew } from './kit/motifs'
import { bare, distance, GIVE_WAY, TEMPORARY, WARNING } from './kit/plates'

export const signs: Sign[] = [
  {
    id: 'bend-left',
    group: 'danger',
    ...WARNING,
    code: 'A,1a',
    name: { fr: 'Virage dangereux à gauche', ar: 'منعرج خطير على اليسار' },
    mean: {
      fr: 'Le virage tourne fort à gauche : ralentissez avant d’y entrer.',
      ar: 'منعرج حاد على اليسار: خفّض السرعة قبل دخوله.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, flèche noire coudée vers la gauche.',
      ar: 'مثلث أبيض بإطار أحمر، سهم أسود منحنٍ إلى اليسار.',
    },
    items: [
      arrow(
        [
          [59, 81],
          [59, 62],
          [40, 47],
        ],
        { w: 8.5, r: 16, head: 2.3 },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'bend-right',
    group: 'danger',
    ...WARNING,
    code: 'A,1b',
    name: { fr: 'Virage dangereux à droite', ar: 'منعرج خطير على اليمين' },
    mean: {
      fr: 'Le virage tourne fort à droite : ralentissez avant d’y entrer.',
      ar: 'منعرج حاد على اليمين: خفّض السرعة قبل دخوله.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, flèche noire coudée vers la droite.',
      ar: 'مثلث أبيض بإطار أحمر، سهم أسود منحنٍ إلى اليمين.',
    },
    items: [
      arrow(
        [
          [41, 81],
          [41, 62],
          [60, 47],
        ],
        { w: 8.5, r: 16, head: 2.3 },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'bends-left-first',
    group: 'danger',
    ...WARNING,
    code: 'A,1c',
    name: { fr: 'Succession de virages, le premier à gauche', ar: 'منعرجات متتالية أولها على اليسار' },
    mean: {
      fr: 'Plusieurs virages se suivent, le premier va à gauche : gardez une allure réduite.',
      ar: 'عدة منعرجات متتالية يبدأ أولها يسارا: حافظ على سرعة منخفضة.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, flèche noire en zigzag qui part vers la gauche.',
      ar: 'مثلث أبيض بإطار أحمر، سهم أسود متعرج يبدأ إلى اليسار.',
    },
    items: [
      arrow(
        [
          [58, 82],
          [58, 74],
          [43, 63],
          [43, 54],
          [53, 38],
        ],
        { w: 7, r: 7, head: 2.3 },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'bends-right-first',
    group: 'danger',
    ...WARNING,
    code: 'A,1d',
    name: { fr: 'Succession de virages, le premier à droite', ar: 'منعرجات متتالية أولها على اليمين' },
    mean: {
      fr: 'Plusieurs virages se suivent, le premier va à droite : gardez une allure réduite.',
      ar: 'عدة منعرجات متتالية يبدأ أولها يمينا: حافظ على سرعة منخفضة.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, flèche noire en zigzag qui part vers la droite.',
      ar: 'مثلث أبيض بإطار أحمر، سهم أسود متعرج يبدأ إلى اليمين.',
    },
    items: [
      ...mirror([
        arrow(
          [
            [58, 82],
            [58, 74],
            [43, 63],
            [43, 54],
            [53, 38],
          ],
          { w: 7, r: 7, head: 2.3 },
        ),
      ]),
    ],
    sure: 'taught',
  },
  {
    id: 'steep-descent',
    group: 'danger',
    ...WARNING,
    code: 'A,2a',
    name: { fr: 'Descente dangereuse', ar: 'منحدر خطير' },
    mean: {
      fr: 'La route descend fort : engagez un rapport court et retenez avec le moteur.',
      ar: 'الطريق تنحدر بشدة: استعمل سرعة قصيرة واكبح بالمحرك.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, pente noire qui descend vers la droite, inscription « 10 % ».',
      ar: 'مثلث أبيض بإطار أحمر، منحدر أسود ينزل إلى اليمين وعبارة «10 %».',
    },
    items: [
      poly([
        [27, 66],
        [75, 82],
        [27, 82],
      ]),
      txt('10 %', 57, 67.5, 12.5, { fit: 25 }),
    ],
    sure: 'taught',
  },
  {
    id: 'steep-ascent',
    group: 'danger',
    ...WARNING,
    code: 'A,3a',
    name: { fr: 'Montée à forte inclinaison', ar: 'مرتفع ذو انحناء حاد' },
    mean: {
      fr: 'La route monte fort : rétrogradez à temps, ne ralentissez pas les autres sans raison.',
      ar: 'الطريق ترتفع بشدة: انتقل في الوقت المناسب إلى سرعة أقصر.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, pente noire qui monte vers la droite, inscription « 10 % ».',
      ar: 'مثلث أبيض بإطار أحمر، مرتفع أسود يصعد إلى اليمين وعبارة «10 %».',
    },
    items: [
      poly([
        [73, 66],
        [25, 82],
        [73, 82],
      ]),
      txt('10 %', 43, 67.5, 12.5, { fit: 25 }),
    ],
    sure: 'taught',
  },
  {
    id: 'road-narrows',
    group: 'danger',
    ...WARNING,
    code: 'A,4a',
    name: { fr: 'Chaussée rétrécie', ar: 'طريق ضيق' },
    mean: {
      fr: 'La route se resserre des deux côtés : ralentissez et serrez à droite.',
      ar: 'الطريق تضيق من الجانبين: خفّض السرعة والزم اليمين.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, deux traits noirs qui se rapprochent vers le haut.',
      ar: 'مثلث أبيض بإطار أحمر، خطان أسودان يتقاربان نحو الأعلى.',
    },
    items: [
      line(
        [
          [37, 80],
          [37, 69],
          [44.5, 58],
          [44.5, 44],
        ],
        6,
      ),
      line(
        [
          [63, 80],
          [63, 69],
          [55.5, 58],
          [55.5, 44],
        ],
        6,
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'road-narrows-left',
    group: 'danger',
    ...WARNING,
    code: 'A,4b',
    name: { fr: 'Chaussée rétrécie par la gauche', ar: 'طريق ضيق من اليسار' },
    mean: {
      fr: 'La route se resserre du côté gauche : ralentissez et croisez avec prudence.',
      ar: 'الطريق تضيق من اليسار: خفّض السرعة وقابل بحذر.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, trait noir coudé à gauche, trait droit à droite.',
      ar: 'مثلث أبيض بإطار أحمر، خط أسود منكسر يسارا وخط مستقيم يمينا.',
    },
    items: [
      line(
        [
          [37, 80],
          [37, 69],
          [44.5, 58],
          [44.5, 44],
        ],
        6,
      ),
      line(
        [
          [58, 80],
          [58, 44],
        ],
        6,
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'road-narrows-right',
    group: 'danger',
    ...WARNING,
    code: 'A,4b',
    name: { fr: 'Chaussée rétrécie par la droite', ar: 'طريق ضيق من اليمين' },
    mean: {
      fr: 'La route se resserre du côté droit : ralentissez et regardez à gauche avant de vous rabattre.',
      ar: 'الطريق تضيق من اليمين: خفّض السرعة وراقب يسارك.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, trait droit à gauche, trait noir coudé à droite.',
      ar: 'مثلث أبيض بإطار أحمر، خط مستقيم يسارا وخط أسود منكسر يمينا.',
    },
    items: [
      ...mirror([
        line(
          [
            [37, 80],
            [37, 69],
            [44.5, 58],
            [44.5, 44],
          ],
          6,
        ),
        line(
          [
            [58, 80],
            [58, 44],
          ],
          6,
        ),
      ]),
    ],
    sure: 'taught',
  },
  {
    id: 'opening-bridge',
    group: 'danger',
    ...WARNING,
    code: 'A,5',
    name: { fr: 'Pont mobile', ar: 'جسر متحرك' },
    mean: {
      fr: 'Un pont peut s’ouvrir devant vous : arrêtez-vous au signal ou à la barrière.',
      ar: 'جسر قد يُفتح أمامك: قف عند الإشارة أو الحاجز.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, deux tabliers noirs relevés au-dessus de l’eau.',
      ar: 'مثلث أبيض بإطار أحمر، لوحا طريق مرفوعان فوق الماء.',
    },
    items: [sym('bridge', 48, [50, 60])],
    sure: 'taught',
  },
  {
    id: 'quay',
    group: 'danger',
    ...WARNING,
    code: 'A,6',
    name: { fr: 'Débouché sur un quai ou une berge', ar: 'طريق تنتهي إلى رصيف أو حافة نهر' },
    mean: {
      fr: 'La route finit au bord de l’eau : roulez très lentement.',
      ar: 'الطريق تنتهي عند الماء: سر ببطء شديد.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, voiture noire qui bascule d’un bord vers l’eau.',
      ar: 'مثلث أبيض بإطار أحمر، سيارة سوداء تسقط من حافة نحو الماء.',
    },
    items: [sym('quay', 42, [51, 62])],
    sure: 'taught',
  },
  {
    id: 'uneven-road',
    group: 'danger',
    ...WARNING,
    code: 'A,7a',
    name: { fr: 'Cassis ou dos d’âne', ar: 'طريق مسنم' },
    mean: { fr: 'La chaussée a des creux ou des bosses : ralentissez.', ar: 'في المعبد حفر أو نتوءات: خفّض السرعة.' },
    alt: { fr: 'Triangle blanc à bord rouge, deux bosses noires.', ar: 'مثلث أبيض بإطار أحمر، نتوءان أسودان.' },
    items: [sym('humps', 52, [50, 57])],
    sure: 'taught',
  },
  {
    id: 'speed-hump',
    group: 'danger',
    ...WARNING,
    name: { fr: 'Ralentisseur de type dos d’âne', ar: 'مخفض للسرعة من نوع مسنم' },
    mean: {
      fr: 'Une bosse est posée pour faire ralentir : passez-la à 30 km/h au plus.',
      ar: 'نتوء وُضع لتخفيض السرعة: اعبره ببطء.',
    },
    alt: { fr: 'Triangle blanc à bord rouge, une bosse noire.', ar: 'مثلث أبيض بإطار أحمر، نتوء أسود واحد.' },
    items: [sym('hump', 50, [50, 58])],
    sure: 'taught',
  },
  {
    id: 'dangerous-shoulder',
    group: 'danger',
    ...WARNING,
    code: 'A,8',
    name: { fr: 'Accotement dangereux', ar: 'حاشية خطيرة' },
    mean: {
      fr: 'Le bord de la route est mou ou plus bas : n’y mettez pas les roues.',
      ar: 'حافة الطريق رخوة أو منخفضة: لا تضع عجلاتك عليها.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, voiture noire penchée dont une roue quitte la chaussée.',
      ar: 'مثلث أبيض بإطار أحمر، سيارة سوداء مائلة خرجت إحدى عجلاتها عن المعبد.',
    },
    items: [sym('shoulder', 44, [50, 60])],
    sure: 'taught',
  },
  {
    id: 'slippery-road',
    group: 'danger',
    ...WARNING,
    code: 'A,9',
    name: { fr: 'Chaussée glissante', ar: 'معبد زالق' },
    mean: { fr: 'L’adhérence est faible : freinez et tournez en douceur.', ar: 'التماسك ضعيف: اكبح وانعطف بلطف.' },
    alt: {
      fr: 'Triangle blanc à bord rouge, voiture noire penchée au-dessus de deux traces en S.',
      ar: 'مثلث أبيض بإطار أحمر، سيارة سوداء مائلة فوق أثرين متموجين.',
    },
    items: [sym('skid', 45, [50, 61])],
    sure: 'taught',
  },
  {
    id: 'loose-gravel',
    group: 'danger',
    ...WARNING,
    code: 'A,10',
    name: { fr: 'Projection de gravillons', ar: 'مقذوفات حصى' },
    mean: {
      fr: 'Des gravillons peuvent sauter : ralentissez et gardez vos distances.',
      ar: 'قد تتطاير الحصى: خفّض السرعة وحافظ على المسافة.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, voiture noire vue de côté et pierres qui volent.',
      ar: 'مثلث أبيض بإطار أحمر، سيارة سوداء من الجانب وحصى تتطاير.',
    },
    items: [sym('gravel', 44, [51, 60])],
    sure: 'taught',
  },
  {
    id: 'falling-rocks',
    group: 'danger',
    ...WARNING,
    code: 'A,11',
    name: { fr: 'Chutes de pierres', ar: 'خطر سقوط حجارة أو وجود حجارة ساقطة على الطريق' },
    mean: {
      fr: 'Des pierres tombent ou sont sur la route : soyez prêt à les éviter, ne vous arrêtez pas.',
      ar: 'حجارة تسقط أو توجد على الطريق: كن مستعدا لتفاديها ولا تتوقف.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, paroi noire à droite d’où tombent des blocs.',
      ar: 'مثلث أبيض بإطار أحمر، جرف أسود على اليمين تسقط منه كتل.',
    },
    items: [sym('rocks', 42, [50, 61])],
    sure: 'taught',
  },
  {
    id: 'pedestrian-crossing-ahead',
    group: 'danger',
    ...WARNING,
    code: 'A,12',
    name: { fr: 'Passage pour piétons', ar: 'ممر خاص بالمترجلين' },
    mean: {
      fr: 'Un passage pour piétons est proche : soyez prêt à vous arrêter.',
      ar: 'ممر مترجلين قريب: كن مستعدا للوقوف.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, personne qui marche sur des bandes.',
      ar: 'مثلث أبيض بإطار أحمر، شخص يمشي فوق خطوط.',
    },
    items: [sym('walker', 38, [50, 54]), sym('zebra', 46, [50, 61])],
    sure: 'taught',
  },
  {
    id: 'children',
    group: 'danger',
    ...WARNING,
    code: 'A,13',
    name: { fr: 'Endroit fréquenté par les enfants', ar: 'مكان يكثر فيه الأطفال' },
    mean: {
      fr: 'Une école ou une aire de jeux est proche : ralentissez, un enfant peut surgir.',
      ar: 'مدرسة أو مكان لعب قريب: خفّض السرعة فقد يظهر طفل فجأة.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, deux enfants noirs qui courent.',
      ar: 'مثلث أبيض بإطار أحمر، طفلان أسودان يجريان.',
    },
    items: [sym('children', 46, [49, 61])],
    sure: 'taught',
  },
  {
    id: 'cyclists',
    group: 'danger',
    ...WARNING,
    code: 'A,14',
    name: { fr: 'Débouché de cyclistes', ar: 'خروج دراجات عادية' },
    mean: {
      fr: 'Des cyclistes entrent sur la route ou la coupent : surveillez les côtés.',
      ar: 'دراجات تدخل الطريق أو تقطعها: راقب الجانبين.',
    },
    alt: { fr: 'Triangle blanc à bord rouge, bicyclette noire.', ar: 'مثلث أبيض بإطار أحمر، دراجة عادية سوداء.' },
    items: [sym('bike', 46, [50, 60])],
    sure: 'taught',
  },
  {
    id: 'cattle',
    group: 'danger',
    ...WARNING,
    code: 'A,15a',
    name: { fr: 'Passage d’animaux domestiques', ar: 'مرور حيوانات أهلية' },
    mean: {
      fr: 'Des animaux de ferme peuvent traverser : ralentissez, n’effrayez pas.',
      ar: 'قد تعبر حيوانات أهلية: خفّض السرعة ولا تفزعها.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, vache noire vue de côté.',
      ar: 'مثلث أبيض بإطار أحمر، بقرة سوداء من الجانب.',
    },
    items: [sym('cow', 44, [50, 60])],
    sure: 'taught',
  },
  {
    id: 'wild-animals',
    group: 'danger',
    ...WARNING,
    code: 'A,15b',
    name: { fr: 'Passage d’animaux sauvages', ar: 'مرور حيوانات وحشية' },
    mean: {
      fr: 'Des animaux sauvages peuvent bondir sur la route, surtout la nuit.',
      ar: 'قد تقفز حيوانات وحشية على الطريق خاصة ليلا.',
    },
    alt: { fr: 'Triangle blanc à bord rouge, cerf noir qui bondit.', ar: 'مثلث أبيض بإطار أحمر، أيل أسود يقفز.' },
    items: [sym('deer', 44, [50, 61])],
    sure: 'taught',
  },
  {
    id: 'camels',
    group: 'danger',
    ...WARNING,
    name: { fr: 'Passage de dromadaires', ar: 'مرور إبل' },
    mean: {
      fr: 'Des dromadaires peuvent traverser, surtout dans le Sud : ralentissez.',
      ar: 'قد تعبر إبل خاصة في الجنوب: خفّض السرعة.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, dromadaire noir vu de côté.',
      ar: 'مثلث أبيض بإطار أحمر، جمل أسود من الجانب.',
    },
    items: [sym('camel', 47, [49, 61])],
    sure: 'open',
    ours: true,
  },
  {
    id: 'horse-riders',
    group: 'danger',
    ...WARNING,
    name: { fr: 'Passage de cavaliers', ar: 'عبور خيالة' },
    mean: {
      fr: 'Des cavaliers traversent ou longent la route : doublez loin et lentement.',
      ar: 'خيالة يعبرون أو يسيرون على الحافة: جاوزهم ببطء ومن بعيد.',
    },
    alt: { fr: 'Triangle blanc à bord rouge, personne à cheval.', ar: 'مثلث أبيض بإطار أحمر، شخص على ظهر حصان.' },
    items: [sym('rider', 45, [50, 61])],
    sure: 'taught',
  },
  {
    id: 'road-works',
    group: 'danger',
    ...TEMPORARY,
    code: 'A,16',
    name: { fr: 'Travaux', ar: 'أشغال' },
    mean: {
      fr: 'Des personnes ou des engins travaillent : ralentissez et suivez les panneaux.',
      ar: 'أشخاص أو آلات يعملون: خفّض السرعة واتبع العلامات.',
    },
    alt: {
      fr: 'Triangle jaune à bord rouge, personne qui pelle un tas.',
      ar: 'مثلث أصفر بإطار أحمر، شخص يعمل بمجرفة.',
    },
    items: [sym('digger', 45, [50, 61])],
    sure: 'taught',
  },
  {
    id: 'light-signals-ahead',
    group: 'danger',
    ...WARNING,
    code: 'A,17a',
    name: { fr: 'Annonce de feux tricolores', ar: 'إعلان عن أضواء ذات ثلاث ألوان' },
    mean: {
      fr: 'Des feux règlent la prochaine intersection : soyez prêt à vous arrêter.',
      ar: 'أضواء تنظم المفترق القادم: كن مستعدا للوقوف.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, boîtier noir à trois ronds rouge, jaune et vert.',
      ar: 'مثلث أبيض بإطار أحمر، صندوق أسود بثلاث دوائر حمراء وصفراء وخضراء.',
    },
    items: [sym('lights', 46, [50, 61])],
    sure: 'taught',
  },
  {
    id: 'crossroads-right',
    group: 'danger',
    ...WARNING,
    code: 'A,18a',
    name: { fr: 'Intersection, priorité à droite', ar: 'تقاطع طرقات: الأولوية لليمين' },
    mean: {
      fr: 'À la prochaine intersection, laissez passer ce qui vient de droite.',
      ar: 'في المفترق القادم أعط الأولوية للقادم من اليمين.',
    },
    alt: { fr: 'Triangle blanc à bord rouge, croix noire en X.', ar: 'مثلث أبيض بإطار أحمر، علامة ضرب سوداء.' },
    items: [sym('xcross', 36, [50, 62])],
    sure: 'taught',
  },
  {
    id: 'priority-next',
    group: 'danger',
    ...WARNING,
    code: 'A,19a',
    name: { fr: 'Intersection avec une route non prioritaire', ar: 'تقاطع مع طريق غير ذات أولوية' },
    mean: {
      fr: 'Vous passez le premier à la prochaine intersection, à celle-là seulement.',
      ar: 'لك الأولوية في المفترق القادم فقط.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, flèche noire épaisse vers le haut, coupée par un trait fin.',
      ar: 'مثلث أبيض بإطار أحمر، سهم أسود غليظ نحو الأعلى يقطعه خط رقيق.',
    },
    items: [
      arrow(
        [
          [50, 81],
          [50, 36],
        ],
        { w: 9, head: 2.2 },
      ),
      line(
        [
          [33, 64],
          [67, 64],
        ],
        4.5,
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'priority-next-left',
    group: 'danger',
    ...WARNING,
    code: 'A,19b',
    name: { fr: 'Route non prioritaire venant de gauche', ar: 'تقاطع مع طريق غير ذات أولوية من اليسار' },
    mean: { fr: 'Vous passez avant la route qui débouche de gauche.', ar: 'لك الأولوية على الطريق القادمة من اليسار.' },
    alt: {
      fr: 'Triangle blanc à bord rouge, flèche noire épaisse vers le haut, trait fin à gauche.',
      ar: 'مثلث أبيض بإطار أحمر، سهم أسود غليظ نحو الأعلى وخط رقيق يسارا.',
    },
    items: [
      arrow(
        [
          [50, 81],
          [50, 36],
        ],
        { w: 9, head: 2.2 },
      ),
      line(
        [
          [33, 64],
          [50, 64],
        ],
        4.5,
      ),
    ],
    sure: 'vienna',
    ours: true,
  },
  {
    id: 'priority-next-right',
    group: 'danger',
    ...WARNING,
    code: 'A,19b',
    name: { fr: 'Route non prioritaire venant de droite', ar: 'تقاطع مع طريق غير ذات أولوية من اليمين' },
    mean: { fr: 'Vous passez avant la route qui débouche de droite.', ar: 'لك الأولوية على الطريق القادمة من اليمين.' },
    alt: {
      fr: 'Triangle blanc à bord rouge, flèche noire épaisse vers le haut, trait fin à droite.',
      ar: 'مثلث أبيض بإطار أحمر، سهم أسود غليظ نحو الأعلى وخط رقيق يمينا.',
    },
    items: [
      arrow(
        [
          [50, 81],
          [50, 36],
        ],
        { w: 9, head: 2.2 },
      ),
      line(
        [
          [50, 64],
          [67, 64],
        ],
        4.5,
      ),
    ],
    sure: 'vienna',
    ours: true,
  },
  {
    id: 'give-way-ahead',
    group: 'danger',
    ...GIVE_WAY,
    code: 'A,20',
    name: { fr: 'Annonce de cédez-le-passage', ar: 'إعلان عن علامة فسح المجال' },
    mean: {
      fr: 'À la distance indiquée, il faudra laisser passer des deux côtés.',
      ar: 'بعد المسافة المبينة عليك فسح المجال من الجانبين.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, pointe en bas, panonceau « 150 m ».',
      ar: 'مثلث أبيض بإطار أحمر رأسه إلى الأسفل ولافتة «150 م».',
    },
    panels: [distance('150 m')],
    sure: 'vienna',
    ours: true,
  },
  {
    id: 'stop-ahead',
    group: 'danger',
    ...GIVE_WAY,
    code: 'A,21a',
    name: { fr: 'Annonce de STOP', ar: 'بعد مسافة 150 متر توجد علامة قف' },
    mean: { fr: 'À la distance indiquée, il faudra marquer l’arrêt.', ar: 'بعد المسافة المبينة عليك الوقوف التام.' },
    alt: {
      fr: 'Triangle blanc à bord rouge, pointe en bas, panonceau « STOP 150 m ».',
      ar: 'مثلث أبيض بإطار أحمر رأسه إلى الأسفل ولافتة «STOP 150 m».',
    },
    panels: [{ w: 120, h: 40, items: [txt('STOP 150 m', 60, 28, 20, { fit: 104 })] }],
    sure: 'taught',
  },
  {
    id: 'roundabout-ahead',
    group: 'danger',
    ...WARNING,
    code: 'A,22',
    name: { fr: 'Carrefour à sens giratoire', ar: 'مفترق دوراني' },
    mean: {
      fr: 'Un carrefour giratoire est proche : qui tourne déjà passe le premier.',
      ar: 'مفترق دوراني قريب: الأولوية لمن هو داخله.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, trois flèches noires en cercle, contre le sens de la montre.',
      ar: 'مثلث أبيض بإطار أحمر، ثلاثة أسهم سوداء في دائرة عكس عقارب الساعة.',
    },
    items: [sym('ring', 44, [50, 61])],
    sure: 'taught',
  },
  {
    id: 'two-way-traffic',
    group: 'danger',
    ...WARNING,
    code: 'A,23',
    name: { fr: 'Circulation dans les deux sens', ar: 'جولان في الاتجاهين' },
    mean: {
      fr: 'À partir d’ici, d’autres véhicules viennent en face : tenez votre droite.',
      ar: 'انطلاقا من هنا توجد عربات في الاتجاه المقابل: الزم يمينك.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, deux flèches noires, l’une vers le bas, l’autre vers le haut.',
      ar: 'مثلث أبيض بإطار أحمر، سهمان أسودان أحدهما نازل والآخر صاعد.',
    },
    items: [
      arrow(
        [
          [42, 44],
          [42, 81],
        ],
        { w: 6.5, head: 2.3 },
      ),
      arrow(
        [
          [58, 81],
          [58, 44],
        ],
        { w: 6.5, head: 2.3 },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'congestion',
    group: 'danger',
    ...WARNING,
    code: 'A,24',
    name: { fr: 'Risque de bouchon', ar: 'احتمال اكتظاظ المرور' },
    mean: {
      fr: 'Une file peut être arrêtée plus loin : ralentissez, gardez vos distances.',
      ar: 'قد يوجد صف متوقف: خفّض السرعة وحافظ على المسافة.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, trois voitures noires l’une derrière l’autre.',
      ar: 'مثلث أبيض بإطار أحمر، ثلاث سيارات سوداء متتابعة.',
    },
    items: [sym('queue', 46, [50, 60])],
    sure: 'vienna',
    ours: true,
  },
  {
    id: 'level-crossing-gates',
    group: 'danger',
    ...WARNING,
    code: 'A,25',
    name: { fr: 'Passage à niveau avec barrières', ar: 'تقاطع طريق مع سكة حديدية مجهزة بحواجز ذات تشغيل يدوي' },
    mean: {
      fr: 'La route coupe une voie ferrée gardée par des barrières : elles fermées, on attend.',
      ar: 'الطريق تقطع سكة مجهزة بحواجز: إذا أُغلقت فانتظر.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, barrière noire à quatre poteaux.',
      ar: 'مثلث أبيض بإطار أحمر، سياج أسود بأربعة أعمدة.',
    },
    items: [sym('gate', 44, [50, 60])],
    sure: 'taught',
  },
  {
    id: 'level-crossing-open',
    group: 'danger',
    ...WARNING,
    code: 'A,26a',
    name: { fr: 'Passage à niveau sans barrières', ar: 'تقاطع طريق مع سكة حديدية بدون حواجز أو نصف حواجز' },
    mean: {
      fr: 'La route coupe une voie ferrée sans barrière : regardez et écoutez avant de passer.',
      ar: 'الطريق تقطع سكة دون حواجز: انظر واستمع قبل العبور.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, locomotive noire qui fume.',
      ar: 'مثلث أبيض بإطار أحمر، قاطرة سوداء يخرج منها دخان.',
    },
    items: [sym('train', 44, [50, 60])],
    sure: 'taught',
  },
  {
    id: 'level-crossing-auto',
    group: 'danger',
    ...WARNING,
    name: {
      fr: 'Passage à niveau à signalisation automatique',
      ar: 'تقاطع طريق مع سكة حديدية مجهزة بإشارات أوتوماتيكية ضوئية وصوتية',
    },
    mean: {
      fr: 'La voie ferrée a des feux rouges et une sonnerie automatiques : ils marchent, on s’arrête.',
      ar: 'السكة مجهزة بأضواء حمراء وجرس آلي: إذا اشتغلت فقف.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, locomotive noire, panonceau « automatique ».',
      ar: 'مثلث أبيض بإطار أحمر، قاطرة سوداء ولافتة «آلي».',
    },
    items: [sym('train', 44, [50, 60])],
    panels: [{ w: 120, h: 56, items: [arb('آلي', 60, 25, 20), txt('automatique', 60, 46, 17, { fit: 100 })] }],
    sure: 'taught',
  },
  {
    id: 'tram-crossing',
    group: 'danger',
    ...WARNING,
    code: 'A,27',
    name: { fr: 'Traversée de tramway ou métro', ar: 'تقاطع الطريق مع ترامواي أو مترو' },
    mean: {
      fr: 'Des rames de métro léger coupent la route : elles passent les premières.',
      ar: 'المترو يقطع الطريق: له الأولوية.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, rame noire vue de face, sur des rails.',
      ar: 'مثلث أبيض بإطار أحمر، عربة سوداء من الأمام فوق سكة.',
    },
    items: [sym('tram', 44, [50, 59])],
    sure: 'taught',
  },
  {
    id: 'saint-andrew-one',
    group: 'danger',
    ...bare(),
    code: 'A,28a',
    name: { fr: 'Croix de Saint-André, une voie', ar: 'تقاطع طريق مع سكة حديدية ذات مسلك واحد' },
    mean: {
      fr: 'La voie ferrée est ici, une seule voie : cédez à tout train.',
      ar: 'السكة هنا وهي مسلك واحد: فسح المجال لكل قطار.',
    },
    alt: { fr: 'Deux bras blancs à bord rouge croisés en X.', ar: 'ذراعان أبيضان بإطار أحمر متقاطعان.' },
    items: [...saintAndrew],
    sure: 'taught',
  },
  {
    id: 'saint-andrew-more',
    group: 'danger',
    ...bare(100, 112),
    code: 'A,28b',
    name: { fr: 'Croix de Saint-André, plusieurs voies', ar: 'تقاطع طريق مع سكك حديدية ذات مسلكين أو أكثر' },
    mean: {
      fr: 'La voie ferrée est ici, deux voies ou plus : un train peut en cacher un autre.',
      ar: 'السكة هنا بمسلكين أو أكثر: قطار قد يخفي آخر.',
    },
    alt: {
      fr: 'Deux bras blancs à bord rouge croisés en X, un V renversé dessous.',
      ar: 'ذراعان أبيضان بإطار أحمر متقاطعان وتحتهما زاوية.',
    },
    items: [...saintAndrew, ...halfCross],
    sure: 'taught',
  },
  {
    id: 'rail-beacons',
    group: 'danger',
    ...bare(148, 120),
    code: 'A,29a',
    name: { fr: 'Balises de rapprochement', ar: 'ركائز تدل على المسافات' },
    mean: {
      fr: 'Trois, deux, puis une bande : la voie ferrée se rapproche par tiers.',
      ar: 'ثلاثة خطوط ثم اثنان ثم واحد: السكة تقترب ثلثا بعد ثلث.',
    },
    alt: {
      fr: 'Trois plaques blanches debout, à trois, deux et une bande rouge penchée.',
      ar: 'ثلاث لوحات بيضاء قائمة بثلاثة ثم اثنين ثم خط أحمر مائل.',
    },
    items: [...[3, 2, 1].flatMap((n, i) => beacon(4 + i * 50, n))],
    sure: 'taught',
  },
  {
    id: 'low-aircraft',
    group: 'danger',
    ...WARNING,
    code: 'A,30',
    name: { fr: 'Traversée d’une aire de danger aérien', ar: 'عبور منطقة بها خطر طيران' },
    mean: {
      fr: 'Des avions passent bas : ne vous laissez pas surprendre par le bruit.',
      ar: 'طائرات تمر على ارتفاع منخفض: لا يفاجئك صوتها.',
    },
    alt: { fr: 'Triangle blanc à bord rouge, avion noir.', ar: 'مثلث أبيض بإطار أحمر، طائرة سوداء.' },
    items: [sym('plane', 42, [50, 62], { rot: 60 })],
    sure: 'taught',
  },
  {
    id: 'crosswind',
    group: 'danger',
    ...WARNING,
    code: 'A,31',
    name: { fr: 'Vent latéral', ar: 'رياح جانبية' },
    mean: {
      fr: 'Le vent souffle de côté par rafales : tenez le volant, ralentissez.',
      ar: 'رياح تهب من الجانب: امسك المقود جيدا وخفّض السرعة.',
    },
    alt: {
      fr: 'Triangle blanc à bord rouge, manche à air rouge et blanche sur un mât.',
      ar: 'مثلث أبيض بإطار أحمر، كيس هوائي أحمر وأبيض على عمود.',
    },
    items: [sym('windsock', 42, [52, 61])],
    sure: 'taught',
  },
  {
    id: 'other-danger',
    group: 'danger',
    ...WARNING,
    code: 'A,32',
    name: { fr: 'Autres dangers', ar: 'خطر آخر' },
    mean: { fr: 'Un danger d’une autre sorte, que le panonceau précise.', ar: 'خطر من نوع آخر تبينه اللافتة.' },
    alt: {
      fr: 'Triangle blanc à bord rouge, point d’exclamation noir.',
      ar: 'مثلث أبيض بإطار أحمر، علامة تعجب سوداء.',
    },
    items: [sym('bang', 44, [50, 60])],
    sure: 'taught',
  },
  {
    id: 'temp-narrow',
    group: 'danger',
    ...TEMPORARY,
    name: { fr: 'Chaussée rétrécie (temporaire)', ar: 'طريق ضيق' },
    mean: { fr: 'Des travaux resserrent la route : ralentissez.', ar: 'أشغال تضيّق الطريق: خفّض السرعة.' },
    alt: {
      fr: 'Triangle jaune à bord rouge, deux traits noirs qui se rapprochent vers le haut.',
      ar: 'مثلث أصفر بإطار أحمر، خطان أسودان يتقاربان نحو الأعلى.',
    },
    items: [
      line(
        [
          [37, 80],
          [37, 69],
          [44.5, 58],
          [44.5, 44],
        ],
        6,
      ),
      line(
        [
          [63, 80],
          [63, 69],
          [55.5, 58],
          [55.5, 44],
        ],
        6,
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'temp-slippery',
    group: 'danger',
    ...TEMPORARY,
    name: { fr: 'Chaussée glissante (temporaire)', ar: 'معبد زلق' },
    mean: {
      fr: 'Des travaux rendent la route glissante : freinez en douceur.',
      ar: 'أشغال تجعل المعبد زلقا: اكبح بلطف.',
    },
    alt: {
      fr: 'Triangle jaune à bord rouge, voiture noire penchée au-dessus de deux traces en S.',
      ar: 'مثلث أصفر بإطار أحمر، سيارة سوداء مائلة فوق أثرين متموجين.',
    },
    items: [sym('skid', 45, [50, 61])],
    sure: 'taught',
  },
  {
    id: 'temp-gravel',
    group: 'danger',
    ...TEMPORARY,
    name: { fr: 'Projection de gravillons (temporaire)', ar: 'مقذوفات حصى' },
    mean: {
      fr: 'Le revêtement est neuf, des gravillons sautent : ralentissez.',
      ar: 'التعبيد جديد والحصى تتطاير: خفّض السرعة.',
    },
    alt: {
      fr: 'Triangle jaune à bord rouge, voiture noire vue de côté et pierres qui volent.',
      ar: 'مثلث أصفر بإطار أحمر، سيارة سوداء من الجانب وحصى تتطاير.',
    },
    items: [sym('gravel', 44, [51, 60])],
    sure: 'taught',
  },
  {
    id: 'temp-other',
    group: 'danger',
    ...TEMPORARY,
    name: { fr: 'Autres dangers (temporaire)', ar: 'أخطار أخرى' },
    mean: { fr: 'Un danger passager : ralentissez et observez.', ar: 'خطر ظرفي: خفّض السرعة وانتبه.' },
    alt: {
      fr: 'Triangle jaune à bord rouge, point d’exclamation noir.',
      ar: 'مثلث أصفر بإطار أحمر، علامة تعجب سوداء.',
    },
    items: [sym('bang', 44, [50, 60])],
    sure: 'taught',
  },
]
