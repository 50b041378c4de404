import type { DemoPage } from '@contract/demo/search'

type Line = [target: string, title: string, icon: string, link: string]

const APPS: Line[] = [
  ['dashboardAnalytics', 'Tableau de bord analytique', 'Activity', '/dashboard/analytics'],
  ['dashboardECommerce', 'Tableau de bord boutique', 'ShoppingCart', '/'],
  ['email', 'Email', 'Mail', '/apps/email'],
  ['chat', 'Chat', 'MessageSquare', '/apps/chat'],
  ['todo', 'Todo', 'SquareCheck', '/apps/todo'],
  ['calendar', 'Calendar', 'Calendar', '/apps/calendar'],
  ['invoiceList', 'Liste des factures', 'FileText', '/apps/invoice/list'],
  ['invoicePreview', 'Aperçu d’une facture', 'FileSearch', '/apps/invoice/preview'],
  ['invoiceEdit', 'Modifier une facture', 'FilePen', '/apps/invoice/edit'],
  ['invoiceAdd', 'Nouvelle facture', 'FilePlus', '/apps/invoice/add'],
  ['shop', 'Boutique', 'Store', '/apps/cars/list'],
  ['productDetail', 'Fiche produit', 'Package', '/apps/cars/car'],
  ['wishlist', 'Liste d’envies', 'Heart', '/apps/ecommerce/wishlist'],
  ['checkout', 'Commande et paiement', 'CreditCard', '/apps/ecommerce/checkout'],
  ['userList', 'Liste des utilisateurs', 'Users', '/apps/user/list'],
  ['userView', 'Fiche utilisateur', 'User', '/apps/user/view'],
  ['userEdit', 'Modifier un utilisateur', 'UserCog', '/apps/user/edit'],
]

const PAGES: Line[] = [
  ['loginV1', 'Connexion, version 1', 'LogIn', '/pages/login-v1'],
  ['loginV2', 'Connexion, version 2', 'LogIn', '/pages/login-v2'],
  ['registerV1', 'Inscription, version 1', 'UserPlus', '/pages/register-v1'],
  ['registerV2', 'Inscription, version 2', 'UserPlus', '/pages/register-v2'],
  ['forgotPasswordV1', 'Mot de passe oublié, version 1', 'KeyRound', '/pages/forgot-password-v1'],
  ['forgotPasswordV2', 'Mot de passe oublié, version 2', 'KeyRound', '/pages/forgot-password-v2'],
  ['resetPasswordV1', 'Nouveau mot de passe, version 1', 'Lock', '/pages/reset-password-v1'],
  ['resetPasswordV2', 'Nouveau mot de passe, version 2', 'Lock', '/pages/reset-password-v2'],
  ['accountSettings', 'Réglages du compte', 'Settings', '/pages/account-settings'],
  ['profile', 'Profil', 'CircleUser', '/pages/profile'],
  ['faq', 'Questions fréquentes', 'CircleQuestionMark', '/pages/faq'],
  ['knowledgeBase', 'Base de connaissances', 'BookOpen', '/pages/knowledge-base'],
  ['pricing', 'Tarifs', 'Tags', '/pages/pricing'],
  ['blogList', 'Articles du blog', 'Newspaper', '/pages/blog/list'],
  ['blogDetail', 'Article du blog', 'Newspaper', '/pages/blog/detail'],
  ['blogEdit', 'Modifier un article', 'SquarePen', '/pages/blog/edit'],
  ['comingSoon', 'Bientôt en ligne', 'Clock', '/misc/coming-soon'],
  ['notAuthorized', 'Accès refusé', 'Ban', '/misc/not-authorized'],
  ['maintenance', 'Maintenance', 'Wrench', '/misc/maintenance'],
  ['error', 'Page d’erreur', 'TriangleAlert', '/misc/error'],
  ['accessControl', 'Contrôle d’accès', 'Shield', '/access-control'],
]

const ELEMENTS: Line[] = [
  ['typography', 'Typographie', 'Type', '/ui-element/typography'],
  ['colors', 'Couleurs', 'Palette', '/colors/colors'],
  ['icons', 'Icônes', 'Feather', '/icons/reactfeather'],
  ['basicCards', 'Cartes simples', 'CreditCard', '/cards/basic'],
  ['advancedCards', 'Cartes avancées', 'CreditCard', '/cards/advance'],
  ['statisticsCards', 'Cartes de statistiques', 'ChartColumn', '/cards/statistics'],
  ['analyticsCards', 'Cartes d’analyse', 'ChartLine', '/cards/analytics'],
  ['cardActions', 'Cartes à actions', 'CreditCard', '/cards/action'],
]

const COMPONENTS: Line[] = [
  ['accordion', 'Accordéon', 'ChevronsUpDown', '/components/accordion'],
  ['alerts', 'Alertes', 'Info', '/components/alerts'],
  ['autoComplete', 'Saisie assistée', 'TextCursorInput', '/components/auto-complete'],
  ['avatar', 'Portraits', 'CircleUser', '/components/avatar'],
  ['badges', 'Badges', 'Tag', '/components/badges'],
  ['breadcrumbs', 'Fil d’Ariane', 'ChevronsRight', '/components/breadcrumbs'],
  ['buttons', 'Boutons', 'MousePointerClick', '/components/buttons'],
  ['carousel', 'Carrousel', 'GalleryHorizontal', '/components/carousel'],
  ['collapse', 'Volets', 'ChevronsUpDown', '/components/collapse'],
  ['divider', 'Séparateurs', 'Minus', '/components/divider'],
  ['dropdowns', 'Menus déroulants', 'ChevronDown', '/components/dropdowns'],
  ['listGroup', 'Listes', 'List', '/components/list-group'],
  ['mediaObjects', 'Objets illustrés', 'Image', '/components/media-objects'],
  ['modals', 'Fenêtres', 'AppWindow', '/components/modals'],
  ['navs', 'Navigation', 'Compass', '/components/nav-component'],
  ['offCanvas', 'Panneaux latéraux', 'PanelLeftClose', '/components/off-canvas'],
  ['pagination', 'Pagination', 'Ellipsis', '/components/pagination'],
  ['pillBadges', 'Pastilles', 'Tag', '/components/pill-badges'],
  ['pills', 'Onglets arrondis', 'ToggleLeft', '/components/pills-component'],
  ['popovers', 'Bulles', 'MessageCircle', '/components/popovers'],
  ['progress', 'Barres de progression', 'LoaderCircle', '/components/progress'],
  ['spinners', 'Indicateurs d’attente', 'Loader', '/components/spinners'],
  ['tabs', 'Onglets', 'PanelTop', '/components/tabs-component'],
  ['timeline', 'Chronologie', 'History', '/components/timeline'],
  ['toasts', 'Notifications brèves', 'Bell', '/components/toasts'],
  ['tooltips', 'Infobulles', 'MessageSquareMore', '/components/tooltips'],
]

const EXTENSIONS: Line[] = [
  ['sweetAlert', 'Boîtes de dialogue', 'MessageSquareWarning', '/extensions/sweet-alert'],
  ['blockUi', 'Blocage d’une zone', 'SquareX', '/extensions/blockui'],
  ['toastr', 'Messages éclair', 'BellRing', '/extensions/toastr'],
  ['slider', 'Curseurs', 'SlidersHorizontal', '/extensions/slider'],
  ['dragAndDrop', 'Glisser-déposer', 'Move', '/extensions/drag-and-drop'],
  ['tour', 'Visite guidée', 'Map', '/extensions/tour'],
  ['clipboard', 'Presse-papiers', 'Clipboard', '/extensions/clipboard'],
  ['mediaPlayer', 'Lecteur', 'CirclePlay', '/extensions/react-player'],
  ['contextMenu', 'Menu contextuel', 'Menu', '/extensions/context-menu'],
  ['swiper', 'Diaporamas', 'Images', '/extensions/swiper'],
  ['ratings', 'Notes en étoiles', 'Star', '/extensions/ratings'],
  ['i18n', 'Langues', 'Languages', '/extensions/i18n'],
  ['extensionPagination', 'Pagination avancée', 'Ellipsis', '/extensions/pagination'],
  ['import', 'Import de fichier', 'Download', '/extensions/import'],
  ['export', 'Export de fichier', 'Upload', '/extensions/export'],
  ['exportSelected', 'Export de lignes choisies', 'ListChecks', '/extensions/export-selected'],
]

const LAYOUTS: Line[] = [
  ['collapseMenu', 'Menu replié', 'PanelLeftClose', '/page-layout/collapse-menu'],
  ['boxedLayout', 'Page à largeur limitée', 'Minimize', '/page-layout/layout-boxed'],
  ['withoutMenu', 'Page sans menu', 'Square', '/page-layout/without-menu'],
  ['emptyLayout', 'Page vide', 'SquareDashed', '/page-layout/layout-empty'],
  ['blankLayout', 'Page nue', 'File', '/page-layout/layout-blank'],
]

const FORMS: Line[] = [
  ['input', 'Champs', 'TextCursorInput', '/forms/elements/input'],
  ['inputGroup', 'Champs groupés', 'Group', '/forms/elements/input-group'],
  ['inputMask', 'Champs à format', 'Hash', '/forms/elements/input-mask'],
  ['textarea', 'Zones de texte', 'AlignLeft', '/forms/elements/textarea'],
  ['checkbox', 'Cases à cocher', 'SquareCheck', '/forms/elements/checkbox'],
  ['radio', 'Boutons radio', 'CircleDot', '/forms/elements/radio'],
  ['switch', 'Interrupteurs', 'ToggleRight', '/forms/elements/switch'],
  ['select', 'Listes de choix', 'ListFilter', '/forms/elements/select'],
  ['numberInput', 'Nombres', 'Plus', '/forms/elements/number-input'],
  ['fileUploader', 'Envoi de fichiers', 'CloudUpload', '/forms/elements/file-uploader'],
  ['editor', 'Éditeur de texte', 'PenLine', '/forms/elements/editor'],
  ['pickers', 'Dates et heures', 'CalendarDays', '/forms/elements/pickers'],
  ['formLayout', 'Dispositions de formulaire', 'LayoutGrid', '/forms/layout/form-layout'],
  ['wizard', 'Formulaire par étapes', 'Footprints', '/forms/wizard'],
  ['formik', 'Formulaire vérifié', 'ListChecks', '/forms/formik'],
  ['formValidation', 'Vérification des champs', 'CircleCheck', '/forms/reactstrap-validation'],
  ['formRepeater', 'Lignes répétées', 'CopyPlus', '/forms/form-repeater'],
]

const TABLES_AND_CHARTS: Line[] = [
  ['tables', 'Tableaux', 'Table', '/tables/reactstrap'],
  ['dataTableBasic', 'Tableaux de données', 'Grid3x3', '/datatables/basic'],
  ['dataTableAdvanced', 'Tableaux de données avancés', 'Grid3x3', '/datatables/advance'],
  ['apexCharts', 'Graphiques Apex', 'ChartLine', '/charts/apex'],
  ['chartJs', 'Graphiques Chart.js', 'ChartPie', '/charts/chartjs'],
  ['recharts', 'Graphiques Recharts', 'ChartColumn', '/charts/recharts'],
  ['maps', 'Cartes Leaflet', 'MapPin', '/maps/leaflet'],
]

const BOOKMARKED = new Set(['email', 'chat', 'todo', 'calendar'])

/** All pages of the demo areas; four of them are bookmarked at first. */
export const samplePages = (): DemoPage[] =>
  [...APPS, ...PAGES, ...ELEMENTS, ...COMPONENTS, ...EXTENSIONS, ...LAYOUTS, ...FORMS, ...TABLES_AND_CHARTS].map(
    ([target, title, icon, link], index) => ({
      id: index + 1,
      target,
      title,
      icon,
      link,
      isBookmarked: BOOKMARKED.has(target),
    }),
  )
