import type { ImportCells, ImportChoice, ImportField } from '@contract/ecole/import/candidatImport'
import type { Mapping } from '@contract/ecole/import/candidatMapping'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { personMayHaveChanged } from '../auth/personMayHaveChanged'
import { rootReducer } from '../rootReducer'

export type ImportStep = 'columns' | 'rows' | 'running' | 'report'

/** How far an import has come, without its file: that one cannot be serialised, and its rows are many. */
export interface ImportProgress {
  step: ImportStep
  /** Index of the row that names the columns; `null` where there is none. */
  heading: number | null
  mapping: Mapping
  /** The licence category of rows that name none. */
  idPermi: number | null
  /** What was corrected by hand, by the line of the file. */
  edits: Record<number, ImportCells>
  /** What to do with rows that resemble somebody, by the line of the file. */
  choices: Record<number, ImportChoice>
  idJob: number | null
}

/** What the columns of a file were taken for. */
type Columns = Pick<ImportProgress, 'heading' | 'mapping'>

interface CandidatState {
  /** Of the list: the rows that are ticked, and the filters whose rows are all meant. */
  selection: { chosen: string[]; whole: string | null }
  /** `isKnown`: whether it is known what this tab was importing. */
  importing: { isKnown: boolean; progress: ImportProgress | null }
}

const initialState: CandidatState = {
  selection: { chosen: [], whole: null },
  importing: { isKnown: false, progress: null },
}

/** Changes an import that is under way; there is nothing to change where none is. */
const onProgress =
  <Payload>(change: (progress: ImportProgress, payload: Payload) => void) =>
  ({ importing }: CandidatState, { payload }: PayloadAction<Payload>) => {
    if (importing.progress) change(importing.progress, payload)
  }

interface Edit {
  lines: number[]
  field: ImportField
  text: string
}

export const candidatSlice = createSlice({
  name: 'candidat',
  initialState,
  reducers: {
    rowsChosen: (state, { payload }: PayloadAction<string[]>) => {
      state.selection = { chosen: payload, whole: null }
    },
    /** All that the filters show is meant, beyond the page. */
    wholeChosen: ({ selection }, { payload }: PayloadAction<string>) => {
      selection.whole = payload
    },
    /** What is kept on the device was read: an import of this tab, or none. */
    importRead: (state, { payload }: PayloadAction<ImportProgress | null>) => {
      state.importing = { isKnown: true, progress: payload }
    },
    importOpened: ({ importing }, { payload }: PayloadAction<Columns>) => {
      const idPermi = importing.progress?.idPermi ?? null
      importing.progress = { step: 'columns', ...payload, idPermi, edits: {}, choices: {}, idJob: null }
    },
    /** Nothing is imported any more. */
    importLeft: ({ importing }) => {
      importing.progress = null
    },
    /** The page is left: what it knew is on the device. */
    importClosed: (state) => {
      state.importing = initialState.importing
    },
    stepTaken: onProgress<ImportStep>((progress, step) => {
      progress.step = step
    }),
    /** Other columns have other rows: what was said of those is void. */
    headingChosen: onProgress<Columns>((progress, columns) => {
      Object.assign(progress, columns, { edits: {}, choices: {} })
    }),
    mappingChanged: onProgress<Mapping>((progress, mapping) => {
      progress.mapping = mapping
    }),
    permiChosen: onProgress<number | null>((progress, idPermi) => {
      progress.idPermi = idPermi
    }),
    cellsEdited: onProgress<Edit>(({ edits }, { lines, field, text }) => {
      for (const line of lines) edits[line] = { ...edits[line], [field]: text }
    }),
    rowsDecided: onProgress<{ lines: number[]; choice: ImportChoice }>(({ choices }, { lines, choice }) => {
      for (const line of lines) choices[line] = choice
    }),
    importStarted: onProgress<number>((progress, idJob) => {
      Object.assign(progress, { step: 'running', idJob })
    }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(personMayHaveChanged, () => initialState)
  },
  selectors: {
    selectSelection: ({ selection }) => selection,
    selectImportKnown: ({ importing }) => importing.isKnown,
    selectImport: ({ importing }) => importing.progress,
  },
})

declare module '../rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof candidatSlice> {}
}

export const {
  cellsEdited,
  headingChosen,
  importClosed,
  importLeft,
  importOpened,
  importRead,
  importStarted,
  mappingChanged,
  permiChosen,
  rowsChosen,
  rowsDecided,
  stepTaken,
  wholeChosen,
} = candidatSlice.actions
export const { selectImport, selectImportKnown, selectSelection } = candidatSlice.injectInto(rootReducer).selectors
