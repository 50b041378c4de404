import type { Sign } from '../types'
import { arb, arrow, line, sym, txt } from './kit/items'
import { panel } from './kit/plates'

export const signs: Sign[] = [
  {
    id: 'panel-distance',
    group: 'panel',
    ...panel(120, 44),
    code: 'H,1',
    name: { fr: 'Distance', ar: 'المسافة بين العلامة والخطر' },
    mean: { fr: 'Ce que dit le panneau commence à cette distance.', ar: 'ما تبينه العلامة يبدأ بعد هذه المسافة.' },
    alt: { fr: 'Rectangle blanc à bord noir, inscription « 150 m ».', ar: 'مستطيل أبيض بإطار أسود، عبارة «150 م».' },
    items: [txt('150 m', 60, 31, 27, { fit: 82 })],
    sure: 'taught',
  },
  {
    id: 'panel-length',
    group: 'panel',
    ...panel(150, 44),
    code: 'H,2',
    name: { fr: 'Étendue', ar: 'الامتداد' },
    mean: { fr: 'Ce que dit le panneau dure sur cette longueur.', ar: 'ما تبينه العلامة يمتد على هذا الطول.' },
    alt: {
      fr: 'Rectangle blanc à bord noir, inscription « 4,5 km » entre deux flèches vers le haut.',
      ar: 'مستطيل أبيض بإطار أسود، عبارة «4,5 كم» بين سهمين نحو الأعلى.',
    },
    items: [
      arrow(
        [
          [18, 38],
          [18, 7],
        ],
        { w: 4.5, head: 3 },
      ),
      txt('4,5 km', 75, 31, 24, { fit: 80 }),
      arrow(
        [
          [132, 38],
          [132, 7],
        ],
        { w: 4.5, head: 3 },
      ),
    ],
    sure: 'vienna',
    ours: true,
  },
  {
    id: 'panel-start',
    group: 'panel',
    ...panel(60, 60),
    code: 'H,3a',
    name: { fr: 'Début de prescription', ar: 'ممنوع الوقوف ابتداء من العلامة' },
    mean: { fr: 'L’interdiction commence à ce panneau.', ar: 'المنع يبدأ من هذه العلامة.' },
    alt: {
      fr: 'Rectangle blanc à bord noir, flèche noire vers le haut.',
      ar: 'مستطيل أبيض بإطار أسود، سهم أسود نحو الأعلى.',
    },
    items: [
      arrow(
        [
          [30, 52],
          [30, 8],
        ],
        { w: 7 },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'panel-both',
    group: 'panel',
    ...panel(60, 60),
    code: 'H,3b',
    name: { fr: 'Rappel de prescription', ar: 'ممنوع الوقوف قبل وبعد العلامة' },
    mean: { fr: 'L’interdiction vaut avant et après le panneau.', ar: 'المنع قبل العلامة وبعدها.' },
    alt: {
      fr: 'Rectangle blanc à bord noir, flèche noire debout à deux pointes.',
      ar: 'مستطيل أبيض بإطار أسود، سهم أسود قائم برأسين.',
    },
    items: [
      arrow(
        [
          [30, 54],
          [30, 6],
        ],
        { w: 7, both: true },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'panel-end',
    group: 'panel',
    ...panel(60, 60),
    code: 'H,3c',
    name: { fr: 'Fin de prescription', ar: 'ممنوع الوقوف إلى غاية العلامة' },
    mean: { fr: 'L’interdiction finit à ce panneau.', ar: 'المنع ينتهي عند هذه العلامة.' },
    alt: {
      fr: 'Rectangle blanc à bord noir, flèche noire vers le bas.',
      ar: 'مستطيل أبيض بإطار أسود، سهم أسود نحو الأسفل.',
    },
    items: [
      arrow(
        [
          [30, 8],
          [30, 52],
        ],
        { w: 7 },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'panel-left',
    group: 'panel',
    ...panel(60, 60),
    code: 'H,4',
    name: { fr: 'À gauche du panneau', ar: 'ممنوع الوقوف على يسار العلامة' },
    mean: {
      fr: 'L’interdiction vaut de ce côté-là, dans le sens de la pointe.',
      ar: 'المنع من هذا الجانب حسب رأس السهم.',
    },
    alt: {
      fr: 'Rectangle blanc à bord noir, flèche noire couchée, pointe à gauche.',
      ar: 'مستطيل أبيض بإطار أسود، سهم أسود أفقي رأسه يسارا.',
    },
    items: [
      arrow(
        [
          [53, 30],
          [7, 30],
        ],
        { w: 7 },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'panel-right',
    group: 'panel',
    ...panel(60, 60),
    code: 'H,4',
    name: { fr: 'À droite du panneau', ar: 'ممنوع الوقوف على يمين العلامة' },
    mean: {
      fr: 'L’interdiction vaut de ce côté-là, dans le sens de la pointe.',
      ar: 'المنع من هذا الجانب حسب رأس السهم.',
    },
    alt: {
      fr: 'Rectangle blanc à bord noir, flèche noire couchée, pointe à droite.',
      ar: 'مستطيل أبيض بإطار أسود، سهم أسود أفقي رأسه يمينا.',
    },
    items: [
      arrow(
        [
          [7, 30],
          [53, 30],
        ],
        { w: 7 },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'panel-vehicle',
    group: 'panel',
    ...panel(100, 60),
    code: 'H,5',
    name: { fr: 'Catégorie d’usagers', ar: 'الأمر يخص العربات من الصنف الموجود بالعلامة' },
    mean: { fr: 'Le panneau ne vaut que pour ce véhicule.', ar: 'العلامة تخص هذا الصنف من العربات فقط.' },
    alt: {
      fr: 'Rectangle blanc à bord noir, camion noir vu de côté.',
      ar: 'مستطيل أبيض بإطار أسود، شاحنة سوداء من الجانب.',
    },
    items: [sym('lorry', 50, [50, 29], { flip: true })],
    sure: 'taught',
  },
  {
    id: 'panel-except',
    group: 'panel',
    ...panel(130, 60),
    code: 'H,6',
    name: { fr: 'Sauf', ar: 'باستثناء' },
    mean: { fr: 'Le panneau ne vaut pas pour ce véhicule.', ar: 'العلامة لا تخص هذا الصنف من العربات.' },
    alt: {
      fr: 'Rectangle blanc à bord noir, inscriptions « باستثناء » et « Sauf », bicyclette noire.',
      ar: 'مستطيل أبيض بإطار أسود، عبارتا «باستثناء» و«Sauf» ودراجة سوداء.',
    },
    items: [arb('باستثناء', 42, 26, 17, { fit: 58 }), txt('Sauf', 42, 48, 19, { fit: 40 }), sym('bike', 44, [98, 30])],
    sure: 'vienna',
    ours: true,
  },
  {
    id: 'panel-disabled',
    group: 'panel',
    ...panel(60, 60),
    code: 'H,7',
    name: { fr: 'Handicapés', ar: 'ذوو الإعاقة' },
    mean: { fr: 'La place est aux personnes handicapées.', ar: 'المكان لذوي الإعاقة.' },
    alt: {
      fr: 'Rectangle blanc à bord noir, silhouette noire en fauteuil roulant.',
      ar: 'مستطيل أبيض بإطار أسود، شخص أسود على كرسي متحرك.',
    },
    items: [sym('wheelchair', 46, [30, 31])],
    sure: 'vienna',
    ours: true,
  },
  {
    id: 'panel-junction',
    group: 'panel',
    ...panel(80, 80),
    code: 'H,8',
    name: { fr: 'Schéma de l’intersection', ar: 'رسم للمفترق القادم، الطريق ذات الأولوية بالخط العريض' },
    mean: { fr: 'Le trait épais est la route qui passe d’abord.', ar: 'الخط العريض هو الطريق ذات الأولوية.' },
    alt: {
      fr: 'Rectangle blanc à bord noir, trait épais du bas vers la gauche, traits fins en haut et à droite.',
      ar: 'مستطيل أبيض بإطار أسود، خط عريض من الأسفل إلى اليسار وخطان رقيقان فوق ويمينا.',
    },
    items: [
      line(
        [
          [40, 8],
          [40, 40],
        ],
        5,
      ),
      line(
        [
          [40, 40],
          [72, 40],
        ],
        5,
      ),
      line(
        [
          [40, 73],
          [40, 40],
          [7, 40],
        ],
        12,
        { r: 8 },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'panel-rain',
    group: 'panel',
    ...panel(80, 60),
    name: { fr: 'Par temps de pluie', ar: 'عند نزول المطر' },
    mean: { fr: 'Le panneau ne vaut que sous la pluie.', ar: 'العلامة تخص وقت المطر فقط.' },
    alt: {
      fr: 'Rectangle blanc à bord noir, nuage noir et gouttes.',
      ar: 'مستطيل أبيض بإطار أسود، سحابة سوداء وقطرات.',
    },
    items: [sym('cloud', 50, [40, 30])],
    sure: 'open',
    ours: true,
  },
  {
    id: 'panel-ice',
    group: 'panel',
    ...panel(60, 60),
    code: 'H,9',
    name: { fr: 'Verglas', ar: 'جليد' },
    mean: { fr: 'Le danger vient de la glace ou de la neige.', ar: 'الخطر من الجليد أو الثلج.' },
    alt: {
      fr: 'Rectangle blanc à bord noir, flocon noir à six branches.',
      ar: 'مستطيل أبيض بإطار أسود، ندفة سوداء بستة فروع.',
    },
    items: [sym('snow', 46, [30, 30])],
    sure: 'vienna',
    ours: true,
  },
  {
    id: 'panel-tow',
    group: 'panel',
    ...panel(100, 60),
    name: { fr: 'Enlèvement', ar: 'رفع العربات' },
    mean: { fr: 'Un véhicule mal garé est emmené à la fourrière.', ar: 'العربة المخالفة تُرفع إلى المستودع.' },
    alt: {
      fr: 'Rectangle blanc à bord noir, camion noir à crochet.',
      ar: 'مستطيل أبيض بإطار أسود، شاحنة سوداء بخطاف.',
    },
    items: [sym('towTruck', 52, [50, 28])],
    sure: 'open',
    ours: true,
  },
]
