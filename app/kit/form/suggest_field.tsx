import { Input } from '#app/kit/form/input'
import { useReplacedInput } from '#app/kit/form/use_replaced_input'

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

const loadPopup = async (): Promise<PopupField> =>
  (await import('#app/kit/form/suggest_popup_field')).SuggestPopupField

/**
 * A text field that suggests what could be meant; any text may be sent. Must be in a `Field`. The
 * code of its popup loads when it is used.
 */
export function SuggestField<Item>(props: SuggestFieldProps<Item>) {
  const { name, text, onTextChange, placeholder } = props
  const { replaced, props: use } = useReplacedInput(loadPopup)
  if (replaced) {
    const { Field, usage } = replaced
    return <Field {...props} usage={usage} />
  }
  const { onInput, ...others } = use
  return (
    <Input
      name={name}
      value={text}
      placeholder={placeholder}
      enterKeyHint="search"
      onChange={({ currentTarget }) => {
        onTextChange(currentTarget.value)
        onInput()
      }}
      {...others}
    />
  )
}
