import { loadAhead } from '#app/kit/offline/load_patiently'
import { lazyPart } from '#app/kit/offline/lazy_part'
import { startTransition, Suspense, useRef, useState, type KeyboardEvent } from 'react'
import { ChevronDown } from 'lucide-react'
import { controlStyle } from '#app/kit/form/control_style'
import { useFieldControl } from '#app/kit/form/field_context'
import type { Option } from '#app/kit/form/option'
import { typedOption } from '#app/kit/form/typed_option'

const loadList = () => import('#app/kit/form/select_list')
const SelectList = lazyPart(loadList)

export interface SelectProps<Value extends string> {
  'options': readonly Option<Value>[]
  'value': Value | null
  'onChange': (value: Value) => void
  'placeholder'?: string
  /** the name in a plain form */
  'name'?: string
  'isDisabled'?: boolean
  /** needed outside a `Field` */
  'aria-label'?: string
}

const OPENING_KEYS = ['ArrowDown', 'ArrowUp', 'Enter', ' ']
const MAX_TYPING_PAUSE_MS = 750

export const SELECT_STYLE = controlStyle({
  className: 'flex items-center justify-between gap-3 text-left data-disabled:opacity-60',
})

/** A single choice among a few values; for many or server-side ones, use `Combobox`. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const [wasOpened, setWasOpened] = useState(false)
  // the button keeps focus until the code is there
  const open = () => startTransition(() => setWasOpened(true))
  const closed = <ClosedSelect {...props} onOpen={open} />
  const choose = (value: string) => {
    const chosen = props.options.find((option) => option.value === value)
    if (chosen) props.onChange(chosen.value)
  }
  return (
    <Suspense fallback={closed}>
      {wasOpened ? <SelectList {...props} onChange={choose} /> : closed}
    </Suspense>
  )
}

function ClosedSelect<Value extends string>({
  options,
  value,
  placeholder = 'Choose',
  name,
  isDisabled,
  'aria-label': ariaLabel,
  onChange,
  onOpen,
}: SelectProps<Value> & { onOpen: () => void }) {
  const control = useFieldControl()
  const chosen = options.find((option) => option.value === value)
  const typed = useRef({ letters: '', at: -Infinity })
  const pressKey = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, timeStamp } = event
    const { letters, at } = typed.current
    const before = timeStamp - at < MAX_TYPING_PAUSE_MS ? letters : ''
    if (OPENING_KEYS.includes(key) && !(key === ' ' && before)) {
      event.preventDefault()
      return onOpen()
    }
    if (key.length !== 1 || altKey || ctrlKey || metaKey) return
    event.preventDefault()
    typed.current = { letters: before + key, at: timeStamp }
    const found = typedOption(options, value, typed.current.letters)
    if (found && found.value !== value) onChange(found.value)
  }
  return (
    <>
      <button
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-label={ariaLabel}
        disabled={isDisabled}
        data-disabled={isDisabled ? '' : undefined}
        className={SELECT_STYLE}
        {...control}
        onClick={onOpen}
        onKeyDown={pressKey}
        onPointerEnter={() => loadAhead(loadList)}
        onFocus={() => loadAhead(loadList)}
      >
        <span className={`truncate ${chosen ? '' : 'text-muted'}`}>
          {chosen?.label ?? placeholder}
        </span>
        <SelectArrow />
      </button>
      {name && <input type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />}
    </>
  )
}

export function SelectArrow() {
  return <ChevronDown size={18} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
}
