import { demoPaths } from '@src/configs/demo/paths'
import type { PageRoute } from '@src/configs/pageRoute'
import type { ShowcaseGroup } from './showcaseGroup'

/** All showcases. Router, overviews and tests read this table; menu, search and bookmarks are compared with it. */
export const GROUPS: readonly ShowcaseGroup[] = [
  {
    id: 'elements',
    overview: [demoPaths.showElements, '/colors', '/icons'],
    words: 'demoElements',
    pages: {
      typography: '/ui-element/typography',
      colors: '/colors/colors',
      icons: '/icons/reactfeather',
    },
  },
  {
    id: 'cards',
    overview: [demoPaths.showCards],
    words: 'demoCards',
    also: ['demoDashboard'],
    pages: {
      basicCards: '/cards/basic',
      advancedCards: '/cards/advance',
      statisticsCards: '/cards/statistics',
      analyticsCards: '/cards/analytics',
      cardActions: '/cards/action',
    },
  },
  {
    id: 'components',
    overview: [demoPaths.showComponents],
    words: 'demoComponents',
    pages: {
      accordion: '/components/accordion',
      alerts: '/components/alerts',
      autoComplete: '/components/auto-complete',
      avatar: '/components/avatar',
      badges: '/components/badges',
      breadcrumbs: '/components/breadcrumbs',
      buttons: '/components/buttons',
      carousel: '/components/carousel',
      collapse: '/components/collapse',
      divider: '/components/divider',
      dropdowns: '/components/dropdowns',
      listGroup: '/components/list-group',
      mediaObjects: '/components/media-objects',
      modals: '/components/modals',
      navs: '/components/nav-component',
      offCanvas: '/components/off-canvas',
      pagination: '/components/pagination',
      pillBadges: '/components/pill-badges',
      pills: '/components/pills-component',
      popovers: '/components/popovers',
      progress: '/components/progress',
      spinners: '/components/spinners',
      tabs: '/components/tabs-component',
      timeline: '/components/timeline',
      toasts: '/components/toasts',
      tooltips: '/components/tooltips',
    },
  },
  {
    id: 'extensions',
    overview: [demoPaths.showExtensions],
    words: 'demoExtensions',
    pages: {
      sweetAlert: '/extensions/sweet-alert',
      blockUi: '/extensions/blockui',
      toastr: '/extensions/toastr',
      slider: '/extensions/slider',
      dragAndDrop: '/extensions/drag-and-drop',
      tour: '/extensions/tour',
      clipboard: '/extensions/clipboard',
      mediaPlayer: '/extensions/react-player',
      contextMenu: '/extensions/context-menu',
      swiper: '/extensions/swiper',
      ratings: '/extensions/ratings',
      i18n: '/extensions/i18n',
      extensionPagination: '/extensions/pagination',
      import: '/extensions/import',
      export: '/extensions/export',
      exportSelected: '/extensions/export-selected',
    },
  },
  {
    id: 'layouts',
    overview: [demoPaths.showLayouts],
    words: 'demoLayouts',
    pages: {
      collapseMenu: '/page-layout/collapse-menu',
      boxedLayout: '/page-layout/layout-boxed',
      withoutMenu: '/page-layout/without-menu',
      emptyLayout: '/page-layout/layout-empty',
      blankLayout: '/page-layout/layout-blank',
    },
  },
  {
    id: 'forms',
    overview: [demoPaths.showForms, '/forms/elements', '/forms/layout'],
    words: 'demoForms',
    also: ['demo'],
    pages: {
      input: '/forms/elements/input',
      inputGroup: '/forms/elements/input-group',
      inputMask: '/forms/elements/input-mask',
      textarea: '/forms/elements/textarea',
      checkbox: '/forms/elements/checkbox',
      radio: '/forms/elements/radio',
      switch: '/forms/elements/switch',
      select: '/forms/elements/select',
      numberInput: '/forms/elements/number-input',
      fileUploader: '/forms/elements/file-uploader',
      editor: '/forms/elements/editor',
      pickers: '/forms/elements/pickers',
      formLayout: '/forms/layout/form-layout',
      wizard: '/forms/wizard',
      formik: '/forms/formik',
      formValidation: '/forms/reactstrap-validation',
      formRepeater: '/forms/form-repeater',
    },
  },
  {
    id: 'tables',
    overview: [demoPaths.showTables, '/datatables'],
    words: 'demoTables',
    pages: {
      tables: '/tables/reactstrap',
      dataTableBasic: '/datatables/basic',
      dataTableAdvanced: '/datatables/advance',
    },
  },
  {
    id: 'charts',
    overview: [demoPaths.showCharts, '/maps'],
    words: 'demoCharts',
    also: ['chart'],
    pages: {
      apexCharts: '/charts/apex',
      chartJs: '/charts/chartjs',
      recharts: '/charts/recharts',
      maps: '/maps/leaflet',
    },
  },
]

const can = ['read', 'Demo'] as const
const wordsOf = (group: ShowcaseGroup) => [
  'demoShowcase',
  'demoSample',
  'demoSearch',
  group.words,
  ...(group.also ?? []),
]

const routesOf = (group: ShowcaseGroup): PageRoute[] => [
  ...group.overview.map((path) => ({
    path,
    can,
    words: wordsOf(group),
    load: async () => (await import('./showcaseAt')).overviewOf(group).ShowcaseOverviewPage,
  })),
  ...Object.entries(group.pages).map(([target, path]) => ({
    path,
    can,
    words: wordsOf(group),
    load: async () => (await (await import('./showcaseAt')).showcaseAt({ group, target, path })).ShowcasePage,
  })),
]

/** The showcases: the pieces of the product, with their code. */
export const routes: PageRoute[] = GROUPS.filter(({ pages }) => Object.keys(pages).length > 0).flatMap(routesOf)
