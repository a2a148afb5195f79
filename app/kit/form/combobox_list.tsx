import { useRef, useState } from 'react'
import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { Check, ChevronDown, X } from 'lucide-react'
import { COMBOBOX_BUTTON, COMBOBOX_FRAME, type ComboboxProps } from '#app/kit/form/combobox'
import { INSIDE_FRAME } from '#app/kit/form/control_style'
import { useFieldControl } from '#app/kit/form/field_context'
import { OLD_POPUP_ROW, POPUP, POPUP_ROW } from '#app/kit/overlay/popup_style'
import { typeInto } from '#app/kit/form/type_into'
import { useGoOn, type Usage } from '#app/kit/form/use_replaced_input'
import { useComboboxOptions } from '#app/kit/form/use_combobox_options'

interface ComboboxListProps<Item> extends ComboboxProps<Item> {
  usage: Usage
  /** what was typed before the list could open for it */
  typed: string | null
}

/** `Combobox` once it was used: with its list. */
export function ComboboxList<Item>({
  value,
  onChange,
  source,
  labelOf,
  hintOf,
  keyOf,
  placeholder,
  isDisabled,
  usage,
  typed,
}: ComboboxListProps<Item>) {
  const control = useFieldControl()
  const input = useRef<HTMLInputElement>(null)
  const { items, status, isOld, search } = useComboboxOptions(source, value, { keyOf, labelOf })
  const isAnswerable = items.some((item) => !isOld(item))
  const isSearch = typeof source === 'function'
  const [text, setText] = useSyncedText(
    value === null ? null : keyOf(value),
    value === null ? '' : labelOf(value)
  )
  useGoOn(input, usage, () => {
    if (input.current) typeInto(input.current, typed ?? '')
  })

  return (
    <BaseCombobox.Root
      items={items}
      value={value}
      onValueChange={(chosen, change) => {
        if (passEscapeOn(change)) return
        if (chosen !== null && isOld(chosen) && change.event.type === 'keydown') change.cancel()
        else onChange(chosen)
      }}
      inputValue={text}
      onInputValueChange={(changed, change) => {
        if (passEscapeOn(change)) return
        setText(changed)
        if (change.reason !== 'item-press') search(changed)
      }}
      itemToStringLabel={labelOf}
      isItemEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
      filter={isSearch ? null : undefined}
      disabled={isDisabled}
      defaultOpen={usage.selection !== null && usage.isOpened}
      autoHighlight
    >
      <BaseCombobox.InputGroup className={COMBOBOX_FRAME}>
        <BaseCombobox.Input
          ref={input}
          dir="auto"
          placeholder={placeholder}
          className={INSIDE_FRAME}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || status !== 'loading' || isAnswerable) return
            // it would close the list and take back what was typed, or send the form
            event.preventDefault()
            event.preventBaseUIHandler()
          }}
          {...control}
        />
        <BaseCombobox.Clear aria-label="Clear" className={COMBOBOX_BUTTON}>
          <X size={18} strokeWidth={1.5} aria-hidden />
        </BaseCombobox.Clear>
        {!isSearch && (
          <BaseCombobox.Trigger aria-label="Show all" className={COMBOBOX_BUTTON}>
            <ChevronDown size={18} strokeWidth={1.5} aria-hidden />
          </BaseCombobox.Trigger>
        )}
      </BaseCombobox.InputGroup>
      <BaseCombobox.Portal>
        <BaseCombobox.Positioner sideOffset={6} className="z-50">
          <BaseCombobox.Popup
            aria-busy={status === 'loading' || undefined}
            className={`${POPUP} max-h-[min(22rem,var(--available-height))] w-(--anchor-width) overflow-y-auto p-1.5`}
          >
            <BaseCombobox.Status
              className={
                status === 'loading' && items.length
                  ? 'sr-only'
                  : 'px-3 text-13 text-muted not-empty:py-2'
              }
            >
              {SENTENCES[status]}
            </BaseCombobox.Status>
            {!isSearch && (
              <BaseCombobox.Empty className="px-3 text-13 text-muted not-empty:py-2">
                {SENTENCES.empty}
              </BaseCombobox.Empty>
            )}
            <BaseCombobox.List>
              {(item: Item) => (
                <BaseCombobox.Item
                  key={keyOf(item)}
                  value={item}
                  className={isOld(item) ? OLD_POPUP_ROW : POPUP_ROW}
                >
                  <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
                    <bdi className="min-w-0 break-words">{labelOf(item)}</bdi>
                    <span className="min-w-0 text-13 break-words text-muted">{hintOf?.(item)}</span>
                  </span>
                  <BaseCombobox.ItemIndicator>
                    <Check size={16} strokeWidth={1.5} aria-hidden className="text-brass" />
                  </BaseCombobox.ItemIndicator>
                </BaseCombobox.Item>
              )}
            </BaseCombobox.List>
          </BaseCombobox.Popup>
        </BaseCombobox.Positioner>
      </BaseCombobox.Portal>
    </BaseCombobox.Root>
  )
}

/** The field's text: another value replaces it, another name of the same value only if not edited. */
function useSyncedText(key: string | number | null, label: string) {
  const [text, setText] = useState(label)
  const [last, setLast] = useState({ key, label })
  if (key !== last.key || label !== last.label) {
    setLast({ key, label })
    if (key !== last.key || text === last.label) setText(label)
  }
  return [text, setText] as const
}

/** Escape closes the list, then what the field stands in; it never takes back what was chosen. */
function passEscapeOn(change: BaseCombobox.Root.ChangeEventDetails): boolean {
  if (change.reason !== 'escape-key') return false
  change.cancel()
  change.allowPropagation()
  return true
}

const SENTENCES = {
  idle: 'Type to search',
  loading: 'Searching…',
  failed: 'The search failed. Keep typing to try again.',
  empty: 'No results',
  ready: null,
}
