import type { Road, Scene, User } from '../scene/types'

const N: Road = { id: 'N', angle: 0 }
const E: Road = { id: 'E', angle: 90 }
const S: Road = { id: 'S', angle: 180 }
const W: Road = { id: 'W', angle: 270 }
const CROSS = [N, E, S, W]
const TEE = [E, S, W]
const A = { id: 'A', kind: 'car', from: 'S', color: 'red' } as const
const B = { id: 'B', kind: 'car', color: 'blue' } as const
const C = { id: 'C', kind: 'car', color: 'green' } as const
const P: User = { id: 'P', kind: 'walker', from: 'W', to: 'W', color: 'orange' }
const stops = (end: Road['end']) => CROSS.map((road) => ({ ...road, end }))
const allLights = (state: 'flash-amber') => CROSS.map(({ id }) => ({ road: id, state }))
const GIVE_WAYS = stops('give-way')

/** Junctions with their users and the order in which they pass; all of them arrive at the same time. */
export const scenes: Scene[] = [
  {
    id: 'cross-bare-3',
    group: 'scene',
    name: { fr: 'Croisement sans signal, trois voitures', ar: 'مفترق دون علامات وثلاث سيارات' },
    roads: CROSS,
    users: [
      { ...A, to: 'N' },
      { ...B, from: 'E', to: 'W' },
      { ...C, from: 'N', to: 'S' },
    ],
    answer: {
      order: [['C'], ['B'], ['A']],
      rule: 'right-first',
      why: {
        fr: 'Sans signal, la droite passe d’abord : C est à droite de B, et B à droite de A.',
        ar: 'دون علامات الأولوية لليمين: C على يمين B وB على يمين A.',
      },
      law: 'L 99-71 art. 28',
      sure: 'law',
    },
  },
  {
    id: 'cross-right-sign',
    group: 'scene',
    name: { fr: 'Croisement à priorité à droite', ar: 'مفترق الأولوية فيه لليمين' },
    roads: CROSS,
    users: [
      { ...A, to: 'N' },
      { ...B, from: 'W', to: 'E' },
    ],
    signs: [{ road: 'S', sign: 'crossroads-right' }],
    answer: {
      order: [['A'], ['B']],
      rule: 'right-first',
      why: { fr: 'B a A à sa droite : B attend.', ar: 'A على يمين B: على B الانتظار.' },
      law: 'L 99-71 art. 28',
      sure: 'law',
    },
  },
  {
    id: 'left-turn-oncoming',
    group: 'scene',
    name: { fr: 'Tourner à gauche devant une voiture d’en face', ar: 'الانعطاف يسارا أمام سيارة مقابلة' },
    roads: CROSS,
    users: [
      { ...A, to: 'W', signal: 'left' },
      { ...B, from: 'N', to: 'S' },
    ],
    answer: {
      order: [['B'], ['A']],
      rule: 'left-turn-yields',
      why: {
        fr: 'Qui tourne à gauche laisse passer ce qui vient en face.',
        ar: 'من ينعطف يسارا يفسح المجال للقادم من الاتجاه المقابل.',
      },
      sure: 'law',
    },
  },
  {
    id: 'tee-bare-stem',
    group: 'scene',
    name: { fr: 'Croisement en T, venir du pied', ar: 'مفترق على شكل T والقدوم من ساقه' },
    roads: TEE,
    users: [
      { ...A, to: 'E', signal: 'right' },
      { ...B, from: 'W', to: 'E' },
    ],
    answer: {
      order: [['A'], ['B']],
      rule: 'right-first',
      why: {
        fr: 'Sans signal, aller tout droit ne donne aucun droit : A vient de la droite de B.',
        ar: 'دون علامات لا أفضلية لمن يواصل إلى الأمام: A قادم من يمين B.',
      },
      law: 'L 99-71 art. 28',
      sure: 'law',
    },
  },
  {
    id: 'tee-bare-left',
    group: 'scene',
    name: { fr: 'Croisement en T, une voiture sort du pied à gauche', ar: 'مفترق على شكل T وسيارة تخرج منه يسارا' },
    roads: TEE,
    users: [
      { ...A, from: 'E', to: 'W' },
      { ...B, from: 'S', to: 'W', signal: 'left' },
    ],
    answer: {
      order: [['A'], ['B']],
      rule: 'right-first',
      why: { fr: 'A est à la droite de B : B attend.', ar: 'A على يمين B: على B الانتظار.' },
      law: 'L 99-71 art. 28',
      sure: 'law',
    },
  },
  {
    id: 'tee-stop',
    group: 'scene',
    name: { fr: 'Croisement en T avec un arrêt obligatoire', ar: 'مفترق على شكل T مع علامة قف' },
    roads: [
      { ...E, lanes: [2, 1] },
      { ...S, end: 'stop' },
      { ...W, lanes: [1, 2], centre: 'solid' },
    ],
    users: [
      { ...A, to: 'W', signal: 'left' },
      { ...B, from: 'W', to: 'E', at: 24 },
      { ...C, kind: 'moto', from: 'E', to: 'W', lane: 2, laneOut: 2 },
    ],
    signs: [
      { road: 'S', sign: 'stop' },
      { road: 'W', sign: 'priority-road' },
    ],
    answer: {
      order: [['B', 'C'], ['A']],
      rule: 'stop',
      why: {
        fr: 'A marque l’arrêt, puis laisse passer des deux côtés. B et C ne se gênent pas.',
        ar: 'يقف A ثم يفسح المجال من الجانبين. B وC لا يعيق أحدهما الآخر.',
      },
      law: 'L 99-71 art. 29',
      sure: 'law',
    },
  },
  {
    id: 'major-left-turn',
    group: 'scene',
    name: { fr: 'Tourner à gauche depuis la route prioritaire', ar: 'الانعطاف يسارا من الطريق ذات الأولوية' },
    roads: [N, E, { ...S, end: 'give-way' }, W],
    users: [
      { ...A, from: 'E', to: 'S', signal: 'left' },
      { ...B, from: 'W', to: 'E' },
      { ...C, from: 'S', to: 'N' },
    ],
    signs: [
      { road: 'S', sign: 'give-way' },
      { road: 'W', sign: 'priority-road' },
      { road: 'E', sign: 'priority-road' },
    ],
    answer: {
      order: [['B'], ['A'], ['C']],
      rule: 'left-turn-yields',
      why: {
        fr: 'A tourne à gauche et laisse B, qui vient en face ; C cède aux deux.',
        ar: 'A ينعطف يسارا فيترك B القادم من المقابل، وC يفسح المجال للاثنين.',
      },
      sure: 'law',
    },
  },
  {
    id: 'priority-next-cross',
    group: 'scene',
    name: { fr: 'Croisement avec une route sans priorité', ar: 'تقاطع مع طريق غير ذات أولوية' },
    roads: [N, { ...E, end: 'give-way' }, S, { ...W, end: 'give-way' }],
    users: [
      { ...A, to: 'N' },
      { ...B, kind: 'bus', from: 'E', to: 'W', color: 'orange' },
    ],
    signs: [
      { road: 'S', sign: 'priority-next' },
      { road: 'E', sign: 'give-way' },
    ],
    answer: {
      order: [['A'], ['B']],
      rule: 'sign-over-right',
      why: {
        fr: 'Le panneau l’emporte sur la droite : l’autobus B cède le passage.',
        ar: 'العلامة أقوى من أولوية اليمين: على الحافلة B فسح المجال.',
      },
      law: 'D 2000-150 art. 19-21',
      sure: 'law',
    },
  },
  {
    id: 'major-bends',
    group: 'scene',
    name: { fr: 'La route prioritaire tourne', ar: 'الطريق ذات الأولوية تنعطف' },
    roads: [{ ...N, end: 'give-way' }, { ...E, end: 'give-way' }, S, W],
    users: [
      { ...A, to: 'W', signal: 'left' },
      { ...B, from: 'E', to: 'W' },
      { ...C, from: 'N', to: 'S' },
    ],
    signs: [
      { road: 'S', sign: 'priority-road', panel: 'panel-junction' },
      { road: 'N', sign: 'give-way' },
      { road: 'E', sign: 'give-way' },
    ],
    answer: {
      order: [['A'], ['C'], ['B']],
      rule: 'major-bends',
      why: {
        fr: 'A suit le trait épais. Entre B et C, qui cèdent tous deux, C est à la droite de B.',
        ar: 'A يتبع الخط العريض. وبين B وC اللذين يفسحان المجال، C على يمين B.',
      },
      law: 'D 2000-150 art. 19-21',
      sure: 'taught',
    },
  },
  {
    id: 'priority-ended',
    group: 'scene',
    name: { fr: 'Après la fin de la priorité', ar: 'بعد نهاية الأولوية' },
    roads: CROSS,
    users: [
      { ...A, to: 'N' },
      { ...B, from: 'E', to: 'W' },
    ],
    signs: [{ road: 'S', sign: 'priority-road-end' }],
    answer: {
      order: [['B'], ['A']],
      rule: 'right-first',
      why: {
        fr: 'A n’a plus la priorité : B vient de sa droite.',
        ar: 'لم تعد لـA أولوية: B قادم من يمينه.',
      },
      law: 'L 99-71 art. 28',
      sure: 'law',
    },
  },
  {
    id: 'round-one',
    group: 'scene',
    name: { fr: 'Entrer sur un giratoire', ar: 'الدخول إلى مفترق دوراني' },
    roads: GIVE_WAYS,
    island: 52,
    users: [
      { ...A, to: 'N' },
      { ...B, from: 'W', inRing: 225, to: 'E' },
    ],
    signs: [
      { road: 'S', sign: 'give-way', dist: 11 },
      { road: 'S', sign: 'roundabout-ahead', dist: 60 },
    ],
    answer: {
      order: [['B'], ['A']],
      rule: 'ring-first',
      why: { fr: 'Qui tourne déjà dans l’anneau passe le premier.', ar: 'الأولوية لمن هو داخل المفترق.' },
      law: 'D 2000-150 art. 20',
      sure: 'law',
    },
  },
  {
    id: 'round-chain',
    group: 'scene',
    name: { fr: 'Giratoire, deux entrées et une sortie', ar: 'مفترق دوراني: دخولان وخروج' },
    roads: GIVE_WAYS,
    island: 52,
    users: [
      { ...A, to: 'W', signal: 'left' },
      { ...B, from: 'E', to: 'N', signal: 'right' },
      { ...C, from: 'W', inRing: 225, to: 'E' },
    ],
    signs: [
      { road: 'S', sign: 'give-way', dist: 11 },
      { road: 'S', sign: 'roundabout-ahead', dist: 60 },
    ],
    answer: {
      order: [['C'], ['A'], ['B']],
      rule: 'ring-first',
      why: {
        fr: 'C est dans l’anneau et passe ; A entre derrière ; B attend A, qui arrive de sa gauche dans l’anneau.',
        ar: 'C داخل المفترق فيمر، ثم يدخل A، وB ينتظر A القادم داخل المفترق من يساره.',
      },
      law: 'D 2000-150 art. 20',
      sure: 'law',
    },
  },
  {
    id: 'round-unsigned',
    group: 'scene',
    name: { fr: 'Giratoire sans aucun signal', ar: 'مفترق دوراني دون علامات' },
    roads: CROSS,
    island: 52,
    users: [
      { ...A, to: 'N' },
      { ...B, from: 'W', inRing: 225, to: 'E' },
    ],
    answer: {
      order: [['A'], ['B']],
      rule: 'right-first',
      why: {
        fr: 'Sans signal, la règle générale vaut : A arrive à la droite de B.',
        ar: 'دون علامات تطبق القاعدة العامة: A قادم من يمين B.',
      },
      sure: 'open',
    },
  },
  {
    id: 'green-beats-stop',
    group: 'scene',
    name: { fr: 'Feu en marche et arrêt obligatoire', ar: 'ضوء مشتعل مع علامة قف' },
    roads: [N, E, { ...S, end: 'stop' }, W],
    users: [
      { ...A, to: 'N' },
      { ...B, from: 'E', to: 'W' },
    ],
    signs: [{ road: 'S', sign: 'stop' }],
    lights: [
      { road: 'S', state: 'green' },
      { road: 'E', state: 'red' },
    ],
    answer: {
      order: [['A'], ['B']],
      rule: 'lights-over-signs',
      why: {
        fr: 'Les feux l’emportent sur les panneaux : au vert, A ne marque pas l’arrêt.',
        ar: 'الأضواء أقوى من العلامات: عند الأخضر لا يقف A.',
      },
      law: 'D 2000-150 art. 1-4',
      sure: 'law',
    },
  },
  {
    id: 'amber-flash-give-way',
    group: 'scene',
    name: { fr: 'Feux clignotants et cédez-le-passage', ar: 'أضواء رفافة مع فسح المجال' },
    roads: [N, E, { ...S, end: 'give-way' }, W],
    users: [
      { ...A, to: 'N' },
      { ...B, from: 'W', to: 'E' },
    ],
    signs: [{ road: 'S', sign: 'give-way' }],
    lights: allLights('flash-amber'),
    answer: {
      order: [['B'], ['A']],
      rule: 'flash-signs',
      why: {
        fr: 'Le jaune clignotant ne règle rien : les panneaux comptent, A cède le passage.',
        ar: 'الضوء الرفاف لا ينظم المرور: العلامات نافذة، وعلى A فسح المجال.',
      },
      sure: 'law',
    },
  },
  {
    id: 'amber-flash-bare',
    group: 'scene',
    name: { fr: 'Feux clignotants sans panneau', ar: 'أضواء رفافة دون علامات' },
    roads: CROSS,
    users: [
      { ...A, to: 'N' },
      { ...B, from: 'E', to: 'W' },
    ],
    lights: allLights('flash-amber'),
    answer: {
      order: [['B'], ['A']],
      rule: 'right-first',
      why: {
        fr: 'Jaune clignotant et aucun panneau : la droite passe d’abord, donc B.',
        ar: 'ضوء رفاف دون علامات: الأولوية لليمين أي B.',
      },
      law: 'L 99-71 art. 28',
      sure: 'law',
    },
  },
  {
    id: 'green-left-walker',
    group: 'scene',
    name: { fr: 'Tourner à gauche au vert', ar: 'الانعطاف يسارا عند الأخضر' },
    roads: [N, E, S, { ...W, crossing: true }],
    users: [{ ...A, to: 'W', signal: 'left' }, { ...B, from: 'N', to: 'S' }, P],
    lights: [
      { road: 'S', state: 'green' },
      { road: 'N', state: 'green' },
      { road: 'W', state: 'red' },
    ],
    answer: {
      order: [['B', 'P'], ['A']],
      rule: 'left-turn-yields',
      why: {
        fr: 'En tournant à gauche, A laisse passer B, qui vient en face, et le piéton engagé.',
        ar: 'عند الانعطاف يسارا يترك A القادم من المقابل B والمترجل.',
      },
      sure: 'law',
    },
  },
  {
    id: 'arrow-right',
    group: 'scene',
    name: { fr: 'Tourner à droite à la flèche', ar: 'الانعطاف يمينا عند السهم' },
    roads: [N, { ...E, crossing: true }, { ...S, lanes: [2, 1], arrows: ['straight', 'right'] }, W],
    users: [
      { ...A, to: 'E', lane: 2, signal: 'right' },
      { ...B, kind: 'bus', from: 'W', to: 'E', color: 'orange' },
      { ...P, from: 'E', to: 'E', color: 'green' },
    ],
    lights: [
      { road: 'S', state: 'arrow' },
      { road: 'W', state: 'green' },
      { road: 'E', state: 'red' },
    ],
    answer: {
      order: [['B', 'P'], ['A']],
      rule: 'arrow-yields',
      why: {
        fr: 'La flèche n’ouvre que sa direction, en laissant passer le bus et le piéton.',
        ar: 'السهم يفتح اتجاهه فقط مع فسح المجال للحافلة والمترجل.',
      },
      law: 'D 2000-150 art. 5',
      sure: 'law',
    },
  },
  {
    id: 'officer-arms-out',
    group: 'scene',
    name: { fr: 'Agent, bras à l’horizontale', ar: 'عون وذراعاه ممدودتان أفقيا' },
    roads: CROSS,
    users: [
      { ...A, to: 'N' },
      { ...B, from: 'E', to: 'W' },
      { ...C, from: 'W', to: 'E' },
    ],
    lights: [{ road: 'S', state: 'green' }],
    officer: { facing: 0, arms: 'out' },
    answer: {
      order: [['B', 'C'], ['A']],
      rule: 'officer',
      why: {
        fr: 'L’agent l’emporte sur le feu : A le voit de dos et s’arrête, B et C passent.',
        ar: 'العون أقوى من الضوء: A يراه من الخلف فيقف، وB وC يمران.',
      },
      law: 'D 2000-150 art. 1-4',
      sure: 'law',
    },
  },
  {
    id: 'officer-arm-up',
    group: 'scene',
    name: { fr: 'Agent, bras levé', ar: 'عون وذراعه مرفوعة' },
    roads: CROSS,
    users: [
      { ...A, to: 'N' },
      { ...B, from: 'E', to: 'W' },
      { ...C, from: 'S', to: 'W', inMiddle: true, signal: 'left' },
    ],
    officer: { facing: 180, arms: 'up' },
    answer: {
      order: [['C'], ['A', 'B']],
      waits: ['A', 'B'],
      rule: 'officer',
      why: {
        fr: 'Bras levé : tous s’arrêtent ; C, déjà engagé, dégage l’intersection.',
        ar: 'الذراع مرفوعة: يقف الجميع، وC الموجود داخل المفترق يخليه.',
      },
      law: 'D 2000-150 art. 1-4',
      sure: 'law',
    },
  },
  {
    id: 'ambulance',
    group: 'scene',
    name: { fr: 'Ambulance, lampes et sirène en marche', ar: 'سيارة إسعاف مشتعلة الأضواء' },
    roads: CROSS,
    users: [
      { ...A, to: 'N' },
      { id: 'X', kind: 'ambulance', from: 'W', to: 'E', beacon: true, color: 'white' },
    ],
    signs: [{ road: 'S', sign: 'priority-road' }],
    answer: {
      order: [['X'], ['A']],
      rule: 'urgent',
      why: {
        fr: 'Un véhicule prioritaire qui s’annonce passe avant tous, malgré le panneau de A.',
        ar: 'عربة الإسعاف المنبهة تمر قبل الجميع رغم علامة A.',
      },
      sure: 'law',
    },
  },
  {
    id: 'track-exit',
    group: 'scene',
    name: { fr: 'Sortie d’un chemin de terre', ar: 'الخروج من مسلك ترابي' },
    roads: [N, { ...E, surface: 'track', centre: 'none' }, S],
    users: [
      { ...A, to: 'N' },
      { ...B, kind: 'tractor', from: 'E', to: 'S', signal: 'left' },
    ],
    answer: {
      order: [['A'], ['B']],
      rule: 'track-yields',
      why: {
        fr: 'Qui sort d’un chemin de terre ou d’une propriété cède, même à droite.',
        ar: 'الخارج من مسلك ترابي أو من ملك خاص يفسح المجال ولو كان على اليمين.',
      },
      sure: 'law',
    },
  },
  {
    id: 'narrow-oncoming',
    group: 'scene',
    name: { fr: 'Passage étroit, travaux de votre côté', ar: 'ممر ضيق والأشغال من جهتك' },
    roads: [N, S],
    users: [
      { ...A, to: 'N', at: 96 },
      { ...B, kind: 'lorry', from: 'N', to: 'S', at: 40 },
    ],
    signs: [{ road: 'S', sign: 'priority-to-oncoming', dist: 92 }],
    obstacle: { road: 'S', at: 34 },
    answer: {
      order: [['B'], ['A']],
      rule: 'narrow',
      why: {
        fr: 'L’obstacle est du côté de A, et son panneau le dit : A attend B.',
        ar: 'الحاجز من جهة A وعلامته تبين ذلك: A ينتظر B.',
      },
      sure: 'law',
    },
  },
  {
    id: 'steep-meeting',
    group: 'scene',
    name: { fr: 'Croisement sur une pente étroite', ar: 'التقابل في منحدر ضيق' },
    roads: [
      { ...N, centre: 'none', narrow: true, slope: 'up' },
      { ...S, centre: 'none', narrow: true },
    ],
    users: [
      { ...A, to: 'N', at: 70 },
      { ...B, from: 'N', to: 'S', at: 60 },
    ],
    answer: {
      order: [['A'], ['B']],
      rule: 'uphill-first',
      why: {
        fr: 'Sur une pente étroite, qui descend laisse passer qui monte.',
        ar: 'في المنحدر الضيق ينتظر النازل مرور الصاعد.',
      },
      sure: 'taught',
    },
  },
  {
    id: 'bus-leaving-stop',
    group: 'scene',
    name: { fr: 'Autobus qui quitte son arrêt en ville', ar: 'حافلة تغادر محطتها داخل العمران' },
    roads: [N, S],
    users: [
      { ...A, to: 'N', at: 110 },
      { ...B, kind: 'bus', from: 'S', to: 'N', inBay: true, at: 4, signal: 'left', color: 'orange' },
    ],
    answer: {
      order: [['B'], ['A']],
      rule: 'bus-stop',
      why: {
        fr: 'En ville, on ralentit pour laisser l’autobus quitter son arrêt.',
        ar: 'داخل العمران نخفّض السرعة لتغادر الحافلة محطتها.',
      },
      sure: 'taught',
    },
  },
  {
    id: 'tram-cross',
    group: 'scene',
    name: { fr: 'Métro léger qui traverse', ar: 'مترو يقطع الطريق' },
    roads: [N, { ...E, rail: true, centre: 'none' }, S, { ...W, rail: true, centre: 'none' }],
    users: [
      { ...A, to: 'N' },
      { id: 'T', kind: 'tram', from: 'W', to: 'E', color: 'green' },
    ],
    signs: [{ road: 'S', sign: 'tram-crossing' }],
    answer: {
      order: [['T'], ['A']],
      rule: 'rail-first',
      why: {
        fr: 'Un véhicule sur rails passe le premier : il ne peut ni s’écarter ni freiner court.',
        ar: 'العربة على السكة تمر أولا: لا تستطيع الانحراف ولا الوقوف بسرعة.',
      },
      sure: 'open',
    },
  },
  {
    id: 'jam-green',
    group: 'scene',
    name: { fr: 'Feu ouvert et sortie encombrée', ar: 'ضوء مفتوح ومخرج مزدحم' },
    roads: CROSS,
    users: [
      { ...A, to: 'N' },
      { ...B, from: 'N', to: 'N', isStopped: true, at: -14 },
    ],
    queue: { road: 'N', cars: 2 },
    lights: [{ road: 'S', state: 'green' }],
    answer: {
      order: [['B'], ['A']],
      waits: ['A'],
      rule: 'blocked-exit',
      why: {
        fr: 'On n’entre pas dans une intersection que l’on ne peut pas quitter : A attend malgré le vert.',
        ar: 'لا يُدخل مفترق لا يمكن الخروج منه: A ينتظر رغم الأخضر.',
      },
      sure: 'law',
    },
  },
]
