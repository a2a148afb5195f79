import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Input } from '#app/kit/form/input'

export interface SuggestFieldProps<Item> {
  name: string
  text: string
  onTextChange: (text: string) => void
  onChoose: (item: Item) => void
  /** asked when typing pauses */
  source: (text: string, signal: AbortSignal) => Promise<readonly Item[]>
  labelOf: (item: Item) => string
  /** text at the end of the row */
  hintOf: (item: Item) => string
  /** unique per item */
  keyOf: (item: Item) => string | number
  placeholder?: string
}

type PopupField = typeof import('#app/kit/form/suggest_popup_field').SuggestPopupField

interface Loaded {
  Field: PopupField
  selection: [start: number, end: number] | null
  isTyped: boolean
}

/**
 * A text field that suggests what could be meant; any text may be sent. Must be in a `Field`. The
 * code of its popup loads when it gets focus, and never replaces the field while a word is composed.
 */
export function SuggestField<Item>(props: SuggestFieldProps<Item>) {
  const { name, text, onTextChange, placeholder } = props
  const input = useRef<HTMLInputElement>(null)
  const isLoading = useRef(false)
  const isComposing = useRef(false)
  const isTyped = useRef(false)
  const waiting = useRef<(() => void) | null>(null)
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  const load = async () => {
    if (isLoading.current) return
    isLoading.current = true
    const code = await import('#app/kit/form/suggest_popup_field').catch(() => null)
    // without it, the field is one like others
    if (!code) return
    // rendered at once: the next letter typed must find the caret in place
    const replace = () =>
      flushSync(() =>
        setLoaded({
          Field: code.SuggestPopupField,
          selection: selectionOf(input.current),
          isTyped: isTyped.current,
        })
      )
    if (isComposing.current) waiting.current = replace
    else replace()
  }

  if (loaded) {
    const { Field, ...typing } = loaded
    return <Field {...props} {...typing} />
  }
  return (
    <Input
      ref={input}
      name={name}
      value={text}
      placeholder={placeholder}
      autoComplete="off"
      enterKeyHint="search"
      onChange={({ currentTarget }) => {
        isTyped.current = true
        onTextChange(currentTarget.value)
        // it may have had focus before the scripts ran
        void load()
      }}
      onFocus={() => void load()}
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={() => {
        isComposing.current = false
        waiting.current?.()
      }}
    />
  )
}

function selectionOf(input: HTMLInputElement | null): [number, number] | null {
  if (!input || input !== document.activeElement) return null
  const { selectionStart, selectionEnd, value } = input
  return [selectionStart ?? value.length, selectionEnd ?? value.length]
}
