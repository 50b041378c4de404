/** The addresses of a product that are measured, and the selectors of its elements. */
export interface Recipe {
  /** The page that a new visitor sees first. */
  first: string
  /** The page with the figures, for somebody signed in. */
  dashboard: string
  /** An element that is present once the dashboard shows its content. */
  dashboardReady: string
  toDashboard: string
  toList: string
  /** The element with the rows, which only the list's page has. Its text changes with them. */
  rows: string
  /** An element that is present once the list shows rows. */
  row: string
  /** Elements that are clicked one after the other. The last click is measured. */
  sort?: string[]
  search?: { input: string; text: string }
  nextPage?: string
}

export const OURS: Recipe = {
  first: '/login',
  dashboard: '/dashboard',
  dashboardReady: 'main h1',
  toDashboard: '.side-menu a[href="/dashboard"]',
  toList: '.side-menu a[href="/apps/candidats"]',
  rows: 'main:has(.toolbar input[type="search"]) tbody',
  row: 'main:has(.toolbar input[type="search"]) tbody a',
  sort: ['main thead th[aria-sort="none"] .sort-button'],
  search: { input: 'main input[type="search"]', text: 'z' },
  nextPage: '.pager-buttons [aria-label="Page suivante"]',
}

/** The products that can be measured beside ours, by the name that `PEERS` gives them. */
export const RECIPES: Record<string, Recipe> = {
  'atomic-crm': {
    first: '/',
    dashboard: '/',
    dashboardReady: 'main .MuiCard-root, #main-content .MuiCard-root',
    toDashboard: 'a[href="#/"]',
    toList: 'a[href="#/contacts"]',
    rows: '#main-content:has(input[name="q"]) .MuiList-root:has(.MuiAvatar-root)',
    row: '#main-content:has(input[name="q"]) .MuiList-root .MuiAvatar-root',
    sort: ['button:has-text("Sort by")', '.MuiMenu-list li:first-child'],
    // Its search reads every field: each single letter finds all.
    search: { input: 'input[name="q"]', text: 'adams' },
    nextPage: 'button[aria-label="Go to next page"]',
  },
  tabler: {
    first: '/index.html',
    dashboard: '/index.html',
    dashboardReady: '.page-body .card',
    toDashboard: '.navbar a[href="./"]',
    toList: 'a[href="./datatables.html"]',
    rows: '#table-default .table-tbody',
    row: '#table-default .table-tbody tr',
    sort: ['.table-sort[data-sort="sort-name"]'],
  },
}
