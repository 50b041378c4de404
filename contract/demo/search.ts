/** Maximum rows of a group of the global search. */
export const SEARCH_LIMIT = 4

/** A page that the search and the bookmarks link to. */
export interface DemoPage {
  id: number
  /** Stable name of the page, for translations. */
  target: string
  title: string
  /** Name of a lucide icon. */
  icon: string
  link: string
  isBookmarked: boolean
}

export interface DemoFile {
  title: string
  by: string
  size: string
  /** Picture of its kind. */
  file: string
}

export interface DemoContact {
  title: string
  email: string
  img: string
  /** YYYY-MM-DD */
  date: string
}

interface Group<Title extends string, Row> {
  groupTitle: Title
  searchLimit: typeof SEARCH_LIMIT
  data: Row[]
}

/** GET /api/main-search/data */
export interface MainSearch {
  searchArr: [Group<'Pages', DemoPage>, Group<'Files', DemoFile>, Group<'Contacts', DemoContact>]
}

/** GET /api/bookmarks/data */
export interface Bookmarks {
  /** Every page. */
  suggestions: DemoPage[]
  bookmarks: DemoPage[]
}

/** POST /api/bookmarks/update: adds or removes the bookmark. */
export interface BookmarkToggle {
  id: number
}
