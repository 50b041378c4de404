import { useIsRightToLeft } from '@core/hooks/useDirection'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import ReactSelect, {
  type AriaOnFilter,
  type AriaOnFocus,
  components,
  type MultiValueRemoveProps,
  type NoticeProps,
  type OnChangeValue,
  type Props,
} from 'react-select'
import makeAnimated from 'react-select/animated'
import AsyncSelect from 'react-select/async'
import CreatableSelect from 'react-select/creatable'
import type { RichGroup, RichOption, RichSelectProps } from './richSelectProps'
import '@core/components/select/select.scss'
import '@src/views/demo/shared/multiSelect.scss'

type Frame = Props<RichOption, boolean, RichGroup>

const onFocus: AriaOnFocus<RichOption> = ({ focused }) => focused.label
const onFilter: AriaOnFilter = ({ resultsMessage }) => resultsMessage
const silent = () => ''
/** The library's own messages are English. */
const LIVE_MESSAGES = { onFocus, onFilter, guidance: silent, onChange: silent }

/** Fixed choices have no such button; the library's label of it is English. */
function RemoveButton(props: MultiValueRemoveProps<RichOption, boolean, RichGroup>) {
  const { t } = useTranslation('demo')
  if (props.data.isFixed) return null
  const innerProps = { ...props.innerProps, 'aria-label': t('select.remove', { label: props.data.label }) }
  return (
    <components.MultiValueRemove {...props} innerProps={innerProps}>
      <X aria-hidden size={14} strokeWidth={2} />
    </components.MultiValueRemove>
  )
}

const NothingFound = (props: NoticeProps<RichOption, boolean, RichGroup>) => (
  <components.NoOptionsMessage
    {...props}
    innerProps={{ ...props.innerProps, role: 'option', 'aria-selected': false, 'aria-disabled': true }}
  />
)

const OWN = { MultiValueRemove: RemoveButton, NoOptionsMessage: NothingFound }
const MOVING = { ...makeAnimated(), ...OWN }

const label = ({ icon: Icon, label: text }: RichOption) =>
  Icon ? (
    <span className="select-icon">
      <Icon aria-hidden size={16} strokeWidth={1.75} /> {text}
    </span>
  ) : (
    text
  )

const listOf = (chosen: OnChangeValue<RichOption, boolean>): RichOption[] => [chosen ?? []].flat()

/** The part of `RichSelect` that imports the library: only `RichSelect` mounts it. */
export function RichSelectHost({
  value,
  onChange,
  options,
  several,
  animated,
  creatable,
  load,
  ...aria
}: RichSelectProps) {
  const { t } = useTranslation(['demo', 'common'])
  const isRtl = useIsRightToLeft()
  const fixed = value.filter(({ isFixed }) => isFixed)
  const frame: Frame = {
    ...aria,
    isRtl,
    classNamePrefix: 'select',
    className: several ? 'select select-multi' : 'select',
    unstyled: true,
    isMulti: several ?? false,
    components: animated ? MOVING : OWN,
    value: several ? [...value] : (value[0] ?? null),
    onChange: (chosen) => {
      const next = listOf(chosen)
      // Neither the delete key nor the button that clears all choices removes fixed ones.
      onChange([...fixed, ...next.filter(({ isFixed }) => !isFixed)])
    },
    formatOptionLabel: label,
    isClearable: value.some(({ isFixed }) => !isFixed),
    placeholder: t('common:choose'),
    noOptionsMessage: () => t('common:noOptions'),
    loadingMessage: () => t('common:loading'),
    ariaLiveMessages: LIVE_MESSAGES,
    screenReaderStatus: ({ count }) => t('common:choices', { count }),
    menuPlacement: 'auto',
  }
  if (load)
    return <AsyncSelect<RichOption, boolean, RichGroup> {...frame} cacheOptions defaultOptions loadOptions={load} />
  if (creatable)
    return (
      <CreatableSelect<RichOption, boolean, RichGroup>
        {...frame}
        options={options}
        formatCreateLabel={(text) => t('select.add', { text })}
      />
    )
  return <ReactSelect<RichOption, boolean, RichGroup> {...frame} options={options} />
}
