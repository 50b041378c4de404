import { useIsRightToLeft } from '@core/hooks/useDirection'
import { useTranslation } from 'react-i18next'
import ReactSelect, {
  type AriaOnFilter,
  type AriaOnFocus,
  components,
  type InputProps,
  type NoticeProps,
} from 'react-select'
import type { SelectOption, SelectProps } from './selectProps'
import './select.scss'

const onFocus: AriaOnFocus<SelectOption> = ({ focused }) => focused.label
const onFilter: AriaOnFilter = ({ resultsMessage }) => resultsMessage
const silent = () => ''
// The library's own messages are English; the browser's announcements and our count of results replace them.
const LIVE_MESSAGES = { onFocus, onFilter, guidance: silent, onChange: silent }

/** Rendered as a disabled option: a listbox without options would be an accessibility error. */
const NoOptionsMessage = (props: NoticeProps<SelectOption, false>) => (
  <components.NoOptionsMessage
    {...props}
    innerProps={{ ...props.innerProps, role: 'option', 'aria-selected': false, 'aria-disabled': true }}
  />
)

/** As long as a search may be: a text that was pasted by mistake is cut, as in the search of a list. */
const Input = (props: InputProps<SelectOption, false>) => <components.Input {...props} maxLength={100} />

/** The part of `Select` that imports the library: only `Select` mounts it. */
export function SelectHost({
  id,
  value,
  options,
  onChange,
  onSearch,
  loading,
  clearable = true,
  ...props
}: SelectProps) {
  const { t } = useTranslation('common')
  const isRtl = useIsRightToLeft()
  const { disabled, placeholder, name, onBlur, ...aria } = props
  return (
    <ReactSelect<SelectOption>
      {...aria}
      isRtl={isRtl}
      inputId={id}
      name={name}
      classNamePrefix="select"
      className={aria['aria-invalid'] ? 'select is-invalid' : 'select'}
      unstyled
      components={{ Input, NoOptionsMessage }}
      value={options.find((option) => option.value === value) ?? null}
      options={options}
      onChange={(option) => onChange(option?.value ?? null)}
      onBlur={onBlur}
      onInputChange={(text, { action }) => {
        // Returns nothing: a returned value would replace the typed text.
        if (action === 'input-change') onSearch?.(text)
      }}
      filterOption={onSearch ? null : undefined}
      isLoading={loading}
      isClearable={clearable}
      isDisabled={disabled}
      placeholder={placeholder ?? t('choose')}
      noOptionsMessage={() => t('noOptions')}
      loadingMessage={() => t('loading')}
      ariaLiveMessages={LIVE_MESSAGES}
      screenReaderStatus={({ count }) => t('choices', { count })}
      menuPlacement="auto"
    />
  )
}
