import type { ImportCells, ImportChoice, ImportField } from '@contract/ecole/import/candidatImport'
import type { Mapping } from '@contract/ecole/import/candidatMapping'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { personMayHaveChanged } from '../auth/personMayHaveChanged'
import { rootReducer } from '../rootReducer'

export type ImportStep = 'columns' | 'rows' | 'running' | 'report'

/** The progress of an import without its file, which is not serialisable and has many rows. */
export interface ImportProgress {
  step: ImportStep
  /** Index of the heading row; `null` when there is none. */
  heading: number | null
  mapping: Mapping
  /** The licence category of rows without one. */
  idPermi: number | null
  /** Manual corrections, by line of the file. */
  edits: Record<number, ImportCells>
  /** The choice for each row that resembles an existing candidate, by line of the file. */
  choices: Record<number, ImportChoice>
  /** Whether the added candidates are sent their access at once. */
  envoyer: boolean
  /** Imports only as many candidates as the school's package still allows, the first ones. */
  onlyFitting: boolean
  idJob: number | null
}

/** The interpretation of a file's columns. */
type Columns = Pick<ImportProgress, 'heading' | 'mapping'>

interface CandidatState {
  /** The selection in the list: the ticked rows, and the filters for which all rows are selected. */
  selection: { chosen: string[]; whole: string | null }
  /** `isKnown`: whether the stored import of this tab was already read. */
  importing: { isKnown: boolean; progress: ImportProgress | null }
}

const initialState: CandidatState = {
  selection: { chosen: [], whole: null },
  importing: { isKnown: false, progress: null },
}

/** A reducer for the running import; it does nothing when there is none. */
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
    /** Selects all rows of the filters, beyond the page. */
    wholeChosen: ({ selection }, { payload }: PayloadAction<string>) => {
      selection.whole = payload
    },
    /** The stored import of this tab was read; null when there is none. */
    importRead: (state, { payload }: PayloadAction<ImportProgress | null>) => {
      state.importing = { isKnown: true, progress: payload }
    },
    importOpened: ({ importing }, { payload }: PayloadAction<Columns>) => {
      const idPermi = importing.progress?.idPermi ?? null
      const chosen = { edits: {}, choices: {}, envoyer: false, onlyFitting: false }
      importing.progress = { step: 'columns', ...payload, idPermi, ...chosen, idJob: null }
    },
    /** The import was abandoned. */
    importLeft: ({ importing }) => {
      importing.progress = null
    },
    /** The page was closed: the progress is stored on the device. */
    importClosed: (state) => {
      state.importing = initialState.importing
    },
    stepTaken: onProgress<ImportStep>((progress, step) => {
      progress.step = step
    }),
    /** Other columns mean other rows: corrections and choices are discarded. */
    headingChosen: onProgress<Columns>((progress, columns) => {
      Object.assign(progress, columns, { edits: {}, choices: {} })
    }),
    mappingChanged: onProgress<Mapping>((progress, mapping) => {
      progress.mapping = mapping
    }),
    permiChosen: onProgress<number | null>((progress, idPermi) => {
      progress.idPermi = idPermi
    }),
    accessChosen: onProgress<boolean>((progress, envoyer) => {
      progress.envoyer = envoyer
    }),
    fittingChosen: onProgress<boolean>((progress, onlyFitting) => {
      progress.onlyFitting = onlyFitting
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
  accessChosen,
  cellsEdited,
  fittingChosen,
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
