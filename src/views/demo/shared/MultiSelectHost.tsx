import type { SelectOption } from '@core/components/select/selectProps'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type AriaOnFilter,
  type AriaOnFocus,
  components,
  type MultiValueRemoveProps,
  type NoticeProps,
} from 'react-select'
import CreatableSelect from 'react-select/creatable'
import type { MultiSelectProps } from './multiSelectProps'
import '@core/components/select/select.scss'
import { isTyping } from './isTyping'
import './multiSelect.scss'

const onFocus: AriaOnFocus<SelectOption> = ({ focused }) => focused.label
const onFilter: AriaOnFilter = ({ resultsMessage }) => resultsMessage
const silent = () => ''
const LIVE_MESSAGES = { onFocus, onFilter, guidance: silent, onChange: silent }

/** The library's label of this button is English. */
function RemoveButton(props: MultiValueRemoveProps<SelectOption, true>) {
  const { t } = useTranslation('demo')
  const innerProps = { ...props.innerProps, 'aria-label': t('select.remove', { label: props.data.label }) }
  return (
    <components.MultiValueRemove {...props} innerProps={innerProps}>
      <X aria-hidden size={14} strokeWidth={2} />
    </components.MultiValueRemove>
  )
}

const NothingFound = (props: NoticeProps<SelectOption, true>) => (
  <components.NoOptionsMessage
    {...props}
    innerProps={{ ...props.innerProps, role: 'option', 'aria-selected': false, 'aria-disabled': true }}
  />
)

/** The part of `MultiSelect` that imports the library: only `MultiSelect` mounts it. */
export function MultiSelectHost({ id, value, options, onChange, create, placeholder, ...rest }: MultiSelectProps) {
  const { autoFocus = false, ...aria } = rest
  const [takesFocus] = useState(() => autoFocus && !isTyping())
  const { t } = useTranslation(['demo', 'common'])
  const [text, setText] = useState('')
  /** Text left in the field on blur counts as a choice. */
  function addTyped() {
    const made = create?.(text)
    if (made && !value.some((one) => one.value === made.value)) onChange([...value, made])
    setText('')
  }
  return (
    <CreatableSelect<SelectOption, true>
      {...aria}
      autoFocus={takesFocus}
      inputId={id}
      classNamePrefix="select"
      className={aria['aria-invalid'] ? 'select select-multi is-invalid' : 'select select-multi'}
      unstyled
      isMulti
      components={{ MultiValueRemove: RemoveButton, NoOptionsMessage: NothingFound }}
      value={[...value]}
      options={options}
      inputValue={text}
      onInputChange={(typed, { action }) => {
        if (action === 'input-change' || action === 'set-value') setText(typed)
      }}
      onChange={(chosen) => onChange([...chosen])}
      onCreateOption={addTyped}
      onBlur={addTyped}
      isValidNewOption={(typed) => Boolean(create?.(typed))}
      formatCreateLabel={(typed) => t('select.add', { text: typed })}
      isClearable={false}
      placeholder={placeholder ?? t('common:choose')}
      noOptionsMessage={() => t('common:noOptions')}
      ariaLiveMessages={LIVE_MESSAGES}
      screenReaderStatus={({ count }) => t('common:choices', { count })}
      menuPlacement="auto"
    />
  )
}
