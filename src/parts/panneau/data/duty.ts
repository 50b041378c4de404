import type { Sign } from '../types'
import { arrow, line, mirror, sym, txt } from './kit/items'
import { DUTY, END } from './kit/plates'

export const signs: Sign[] = [
  {
    id: 'must-straight',
    group: 'duty',
    ...DUTY,
    code: 'D,1a',
    name: { fr: 'Direction obligatoire tout droit', ar: 'اتجاه إلى الأمام إجباري في المفترق القادم' },
    mean: { fr: 'À la prochaine intersection, allez tout droit.', ar: 'في المفترق القادم واصل إلى الأمام.' },
    alt: { fr: 'Disque bleu, flèche blanche vers le haut.', ar: 'قرص أزرق، سهم أبيض نحو الأعلى.' },
    items: [
      arrow(
        [
          [50, 82],
          [50, 17],
        ],
        { w: 12, c: 'white' },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'must-right',
    group: 'duty',
    ...DUTY,
    code: 'D,1a',
    name: { fr: 'Direction obligatoire à droite', ar: 'اتجاه إلى اليمين إجباري في المفترق القادم' },
    mean: { fr: 'À la prochaine intersection, tournez à droite.', ar: 'في المفترق القادم انعطف إلى اليمين.' },
    alt: { fr: 'Disque bleu, flèche blanche coudée vers la droite.', ar: 'قرص أزرق، سهم أبيض منكسر إلى اليمين.' },
    items: [
      arrow(
        [
          [35, 78],
          [35, 47],
          [83, 47],
        ],
        { w: 12, c: 'white', r: 6 },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'must-left',
    group: 'duty',
    ...DUTY,
    code: 'D,1a',
    name: { fr: 'Direction obligatoire à gauche', ar: 'اتجاه إلى اليسار إجباري في المفترق القادم' },
    mean: { fr: 'À la prochaine intersection, tournez à gauche.', ar: 'في المفترق القادم انعطف إلى اليسار.' },
    alt: { fr: 'Disque bleu, flèche blanche coudée vers la gauche.', ar: 'قرص أزرق، سهم أبيض منكسر إلى اليسار.' },
    items: [
      ...mirror([
        arrow(
          [
            [35, 78],
            [35, 47],
            [83, 47],
          ],
          { w: 12, c: 'white', r: 6 },
        ),
      ]),
    ],
    sure: 'taught',
  },
  {
    id: 'must-straight-or-right',
    group: 'duty',
    ...DUTY,
    code: 'D,1a',
    name: { fr: 'Tout droit ou à droite', ar: 'اتجاه إلى الأمام أو إلى اليمين إجباري' },
    mean: { fr: 'Allez tout droit ou tournez à droite, pas ailleurs.', ar: 'واصل إلى الأمام أو انعطف إلى اليمين فقط.' },
    alt: {
      fr: 'Disque bleu, flèches blanches vers le haut et vers la droite.',
      ar: 'قرص أزرق، سهمان أبيضان نحو الأعلى وإلى اليمين.',
    },
    items: [
      arrow(
        [
          [40, 84],
          [40, 17],
        ],
        { w: 10.5, c: 'white' },
      ),
      arrow(
        [
          [40, 78],
          [40, 57],
          [82, 57],
        ],
        { w: 10.5, c: 'white', r: 8 },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'must-straight-or-left',
    group: 'duty',
    ...DUTY,
    code: 'D,1a',
    name: { fr: 'Tout droit ou à gauche', ar: 'اتجاه إلى الأمام أو إلى اليسار إجباري' },
    mean: { fr: 'Allez tout droit ou tournez à gauche, pas ailleurs.', ar: 'واصل إلى الأمام أو انعطف إلى اليسار فقط.' },
    alt: {
      fr: 'Disque bleu, flèches blanches vers le haut et vers la gauche.',
      ar: 'قرص أزرق، سهمان أبيضان نحو الأعلى وإلى اليسار.',
    },
    items: [
      ...mirror([
        arrow(
          [
            [40, 84],
            [40, 17],
          ],
          { w: 10.5, c: 'white' },
        ),
        arrow(
          [
            [40, 78],
            [40, 57],
            [82, 57],
          ],
          { w: 10.5, c: 'white', r: 8 },
        ),
      ]),
    ],
    sure: 'taught',
  },
  {
    id: 'must-left-or-right',
    group: 'duty',
    ...DUTY,
    code: 'D,1a',
    name: { fr: 'À droite ou à gauche', ar: 'اتجاه إلى اليمين أو إلى اليسار إجباري' },
    mean: {
      fr: 'Tournez à droite ou à gauche : tout droit est fermé.',
      ar: 'انعطف إلى اليمين أو إلى اليسار: المواصلة إلى الأمام ممنوعة.',
    },
    alt: {
      fr: 'Disque bleu, flèche blanche à deux pointes, à gauche et à droite, sur une tige.',
      ar: 'قرص أزرق، سهم أبيض برأسين يسارا ويمينا على ساق.',
    },
    items: [
      arrow(
        [
          [14, 44],
          [86, 44],
        ],
        { w: 10.5, c: 'white', both: true },
      ),
      line(
        [
          [50, 44],
          [50, 82],
        ],
        10.5,
        { c: 'white' },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'turn-right-here',
    group: 'duty',
    ...DUTY,
    code: 'D,1a',
    name: { fr: 'Tourner à droite avant le panneau', ar: 'الدوران إلى اليمين إجباري قبل العلامة' },
    mean: { fr: 'Tournez à droite ici, devant le panneau.', ar: 'انعطف إلى اليمين هنا قبل العلامة.' },
    alt: {
      fr: 'Disque bleu, flèche blanche droite, pointe à droite.',
      ar: 'قرص أزرق، سهم أبيض مستقيم رأسه إلى اليمين.',
    },
    items: [
      arrow(
        [
          [17, 50],
          [83, 50],
        ],
        { w: 12, c: 'white' },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'turn-left-here',
    group: 'duty',
    ...DUTY,
    code: 'D,1a',
    name: { fr: 'Tourner à gauche avant le panneau', ar: 'الدوران إلى اليسار إجباري قبل العلامة' },
    mean: { fr: 'Tournez à gauche ici, devant le panneau.', ar: 'انعطف إلى اليسار هنا قبل العلامة.' },
    alt: {
      fr: 'Disque bleu, flèche blanche droite, pointe à gauche.',
      ar: 'قرص أزرق، سهم أبيض مستقيم رأسه إلى اليسار.',
    },
    items: [
      arrow(
        [
          [83, 50],
          [17, 50],
        ],
        { w: 12, c: 'white' },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'pass-right',
    group: 'duty',
    ...DUTY,
    code: 'D,2',
    name: { fr: 'Contournement par la droite', ar: 'حاجز يجب الإحاطة به من اليمين' },
    mean: { fr: 'Passez à droite de l’obstacle ou de l’îlot.', ar: 'مرّ على يمين الحاجز.' },
    alt: {
      fr: 'Disque bleu, flèche blanche penchée vers le bas à droite.',
      ar: 'قرص أزرق، سهم أبيض مائل إلى أسفل اليمين.',
    },
    items: [
      arrow(
        [
          [26, 26],
          [75, 75],
        ],
        { w: 12, c: 'white' },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'pass-left',
    group: 'duty',
    ...DUTY,
    code: 'D,2',
    name: { fr: 'Contournement par la gauche', ar: 'حاجز يجب الإحاطة به من اليسار' },
    mean: { fr: 'Passez à gauche de l’obstacle ou de l’îlot.', ar: 'مرّ على يسار الحاجز.' },
    alt: {
      fr: 'Disque bleu, flèche blanche penchée vers le bas à gauche.',
      ar: 'قرص أزرق، سهم أبيض مائل إلى أسفل اليسار.',
    },
    items: [
      arrow(
        [
          [74, 26],
          [25, 75],
        ],
        { w: 12, c: 'white' },
      ),
    ],
    sure: 'taught',
  },
  {
    id: 'roundabout',
    group: 'duty',
    ...DUTY,
    code: 'D,3',
    name: { fr: 'Sens giratoire obligatoire', ar: 'اتجاه دوراني إجباري' },
    mean: {
      fr: 'Contournez l’îlot par la droite, contre le sens de la montre.',
      ar: 'در حول الجزيرة عكس عقارب الساعة.',
    },
    alt: { fr: 'Disque bleu, trois flèches blanches en cercle.', ar: 'قرص أزرق، ثلاثة أسهم بيضاء في دائرة.' },
    items: [sym('ring', 68, [50, 50], { c: 'white' })],
    sure: 'taught',
  },
  {
    id: 'cycle-track',
    group: 'duty',
    ...DUTY,
    code: 'D,4',
    name: { fr: 'Piste obligatoire pour cycles', ar: 'مسلك أو سبيل إجباري للدراجات' },
    mean: {
      fr: 'Les cyclistes doivent prendre cette piste, les autres n’y vont pas.',
      ar: 'على راكبي الدراجات استعمال هذا المسلك دون غيرهم.',
    },
    alt: { fr: 'Disque bleu, bicyclette blanche.', ar: 'قرص أزرق، دراجة بيضاء.' },
    items: [sym('bike', 64, [50, 47], { c: 'white' })],
    sure: 'taught',
  },
  {
    id: 'footpath',
    group: 'duty',
    ...DUTY,
    code: 'D,5',
    name: { fr: 'Chemin obligatoire pour piétons', ar: 'سبيل إجباري للمترجلين' },
    mean: {
      fr: 'Les piétons doivent prendre ce chemin, les véhicules n’y vont pas.',
      ar: 'على المترجلين استعمال هذا السبيل دون العربات.',
    },
    alt: { fr: 'Disque bleu, personne blanche qui marche.', ar: 'قرص أزرق، شخص أبيض يمشي.' },
    items: [sym('walker', 64, [50, 49], { c: 'white' })],
    sure: 'taught',
  },
  {
    id: 'bridle-path',
    group: 'duty',
    ...DUTY,
    code: 'D,6',
    name: { fr: 'Chemin obligatoire pour cavaliers', ar: 'سبيل إجباري لراكبي الخيول' },
    mean: { fr: 'Les cavaliers doivent prendre ce chemin.', ar: 'على راكبي الخيول استعمال هذا السبيل.' },
    alt: { fr: 'Disque bleu, silhouette blanche à cheval.', ar: 'قرص أزرق، شخص أبيض على حصان.' },
    items: [sym('rider', 64, [50, 49], { c: 'white' })],
    sure: 'taught',
  },
  {
    id: 'min-speed',
    group: 'duty',
    ...DUTY,
    code: 'D,7',
    name: { fr: 'Vitesse minimale obligatoire', ar: 'أدنى سرعة إجبارية' },
    mean: {
      fr: 'Roulez au moins à la vitesse inscrite, si rien ne l’empêche.',
      ar: 'لا تنزل سرعتك عن العدد المبين إلا لضرورة.',
    },
    alt: { fr: 'Disque bleu, nombre blanc « 30 ».', ar: 'قرص أزرق، عدد أبيض «30».' },
    items: [txt('30', 50, 66, 45, { fit: 52, c: 'white' })],
    sure: 'taught',
  },
  {
    id: 'min-speed-end',
    group: 'duty',
    ...DUTY,
    code: 'D,8',
    name: { fr: 'Fin de vitesse minimale', ar: 'نهاية أدنى سرعة إجبارية' },
    mean: { fr: 'La vitesse minimale n’est plus imposée.', ar: 'لم تعد السرعة الدنيا إجبارية.' },
    alt: { fr: 'Disque bleu, nombre blanc « 30 », barré en rouge.', ar: 'قرص أزرق، عدد أبيض «30» مشطوب بالأحمر.' },
    items: [txt('30', 50, 66, 45, { fit: 52, c: 'white' })],
    bars: [END],
    sure: 'taught',
  },
  {
    id: 'snow-chains',
    group: 'duty',
    ...DUTY,
    code: 'D,9',
    name: { fr: 'Chaînes à neige obligatoires', ar: 'استعمال سلاسل الثلوج إجباري على مستوى عجلتين محركتين على الأقل' },
    mean: {
      fr: 'Mettez des chaînes sur deux roues motrices au moins.',
      ar: 'ضع السلاسل على عجلتين محركتين على الأقل.',
    },
    alt: { fr: 'Disque bleu, roue blanche entourée d’une chaîne.', ar: 'قرص أزرق، عجلة بيضاء تحيط بها سلسلة.' },
    items: [sym('chainedTyre', 66, [50, 50], { c: 'white' })],
    sure: 'taught',
  },
  {
    id: 'bus-way',
    group: 'duty',
    ...DUTY,
    name: { fr: 'Voie réservée aux transports publics', ar: 'مسلك خاص بعربات الخدمات المنتظمة للنقل العمومي للأشخاص' },
    mean: {
      fr: 'Cette voie est aux autobus de ligne ; les autres n’y vont pas.',
      ar: 'هذا المسلك لحافلات الخطوط المنتظمة دون غيرها.',
    },
    alt: { fr: 'Disque bleu, autobus blanc vu de côté.', ar: 'قرص أزرق، حافلة بيضاء من الجانب.' },
    items: [sym('bus', 62, [50, 49], { c: 'white' })],
    sure: 'taught',
  },
  {
    id: 'tram-way',
    group: 'duty',
    ...DUTY,
    name: { fr: 'Voie réservée au tramway', ar: 'مسلك خاص بعربات الخدمات المنتظمة للنقل العمومي للأشخاص' },
    mean: { fr: 'Cette voie est au métro léger ; les autres n’y vont pas.', ar: 'هذا المسلك للمترو دون غيره.' },
    alt: { fr: 'Disque bleu, rame blanche vue de face.', ar: 'قرص أزرق، عربة سكة بيضاء من الأمام.' },
    items: [sym('tram', 64, [50, 49], { c: 'white' })],
    sure: 'taught',
  },
  {
    id: 'cycle-track-end',
    group: 'duty',
    ...DUTY,
    name: { fr: 'Fin de piste pour cycles', ar: 'نهاية مسلك أو سبيل إجباري للدراجات' },
    mean: { fr: 'La piste obligatoire s’arrête ici.', ar: 'ينتهي هنا المسلك الإجباري.' },
    alt: { fr: 'Disque bleu, bicyclette blanche, barrée en rouge.', ar: 'قرص أزرق، دراجة بيضاء مشطوبة بالأحمر.' },
    items: [sym('bike', 64, [50, 47], { c: 'white' })],
    bars: [END],
    sure: 'taught',
  },
  {
    id: 'footpath-end',
    group: 'duty',
    ...DUTY,
    name: { fr: 'Fin de chemin pour piétons', ar: 'نهاية سبيل إجباري للمترجلين' },
    mean: { fr: 'Le chemin obligatoire s’arrête ici.', ar: 'ينتهي هنا السبيل الإجباري.' },
    alt: {
      fr: 'Disque bleu, personne blanche qui marche, barrée en rouge.',
      ar: 'قرص أزرق، شخص أبيض يمشي مشطوب بالأحمر.',
    },
    items: [sym('walker', 64, [50, 49], { c: 'white' })],
    bars: [END],
    sure: 'taught',
  },
]
