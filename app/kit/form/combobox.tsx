import { useState } from 'react'
import { ChevronDown, X } from 'lucide-react'
import { controlStyle, INSIDE_FRAME } from '#app/kit/form/control_style'
import { useFieldControl } from '#app/kit/form/field_context'
import { useReplacedInput } from '#app/kit/form/use_replaced_input'
import type { OptionSource } from '#app/kit/form/use_combobox_options'

export interface ComboboxProps<Item> {
  value: Item | null
  onChange: (value: Item | null) => void
  /** the full list, filtered here; or a search on the server */
  source: OptionSource<Item>
  /** text in the input */
  labelOf: (item: Item) => string
  /** text at the end of the row */
  hintOf?: (item: Item) => string | undefined
  /** unique per item */
  keyOf: (item: Item) => string | number
  placeholder?: string
  isDisabled?: boolean
}

type ListField = typeof import('#app/kit/form/combobox_list').ComboboxList

const loadList = async (): Promise<ListField> =>
  (await import('#app/kit/form/combobox_list')).ComboboxList

export const COMBOBOX_FRAME = controlStyle({ isFramed: true, className: 'pr-1.5' })
export const COMBOBOX_BUTTON = 'grid size-9 place-items-center rounded-2 text-muted hover:text-ink'
const OPENING_KEYS = ['ArrowDown', 'ArrowUp']

/** A single choice found by typing: places, currencies, people. The code of its list loads on use. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { value, onChange, source, labelOf, placeholder, isDisabled } = props
  const control = useFieldControl()
  const [typed, setTyped] = useState<string | null>(null)
  const { replaced, open, props: use } = useReplacedInput(loadList)
  if (replaced) {
    const { Field, usage } = replaced
    return <Field {...props} usage={usage} typed={usage.selection && typed} />
  }
  const { onInput, ...others } = use
  return (
    <div className={COMBOBOX_FRAME}>
      <input
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={false}
        dir="auto"
        placeholder={placeholder}
        disabled={isDisabled}
        className={INSIDE_FRAME}
        value={typed ?? (value ? labelOf(value) : '')}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          onInput()
        }}
        onKeyDown={(event) => {
          const isEarly = event.key === 'Enter' && typed !== null
          if (!isEarly && !OPENING_KEYS.includes(event.key)) return
          // before its list is there, Enter would send the form
          event.preventDefault()
          open()
        }}
        {...control}
        {...others}
      />
      {value !== null && (
        <button
          type="button"
          tabIndex={-1}
          aria-label="Clear"
          disabled={isDisabled}
          className={COMBOBOX_BUTTON}
          onClick={() => onChange(null)}
        >
          <X size={18} strokeWidth={1.5} aria-hidden />
        </button>
      )}
      {typeof source !== 'function' && (
        <button
          type="button"
          tabIndex={-1}
          aria-label="Show all"
          disabled={isDisabled}
          className={COMBOBOX_BUTTON}
          onClick={() => {
            use.ref.current?.focus()
            open()
          }}
        >
          <ChevronDown size={18} strokeWidth={1.5} aria-hidden />
        </button>
      )}
    </div>
  )
}
