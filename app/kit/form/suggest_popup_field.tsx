import { useRef } from 'react'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { controlStyle } from '#app/kit/form/control_style'
import { useFieldControl } from '#app/kit/form/field_context'
import type { SuggestFieldProps } from '#app/kit/form/suggest_field'
import { useGoOn, type Usage } from '#app/kit/form/use_replaced_input'
import { useComboboxOptions } from '#app/kit/form/use_combobox_options'
import { OLD_POPUP_ROW, POPUP, POPUP_ROW } from '#app/kit/overlay/popup_style'

interface SuggestPopupFieldProps<Item> extends SuggestFieldProps<Item> {
  usage: Usage
}

/** `SuggestField` once it was used: with its popup. */
export function SuggestPopupField<Item>({
  name,
  text,
  onTextChange,
  onChoose,
  source,
  labelOf,
  hintOf,
  keyOf,
  placeholder,
  usage,
}: SuggestPopupFieldProps<Item>) {
  const control = useFieldControl()
  const input = useRef<HTMLInputElement>(null)
  const { items, status, isOld, search } = useComboboxOptions<Item>(source, null, {
    keyOf,
    labelOf,
  })
  useGoOn(input, usage, () => search(text))

  return (
    <Autocomplete.Root
      items={items}
      mode="none"
      defaultOpen={usage.isTyped && usage.selection !== null}
      name={name}
      value={text}
      itemToStringValue={labelOf}
      onValueChange={(typed, { reason }) => {
        if (reason === 'item-press') return
        onTextChange(typed)
        search(typed)
      }}
    >
      <Autocomplete.Input
        ref={input}
        placeholder={placeholder}
        autoComplete="off"
        dir="auto"
        enterKeyHint="search"
        className={controlStyle()}
        {...control}
      />
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={6} className="z-50">
          <Autocomplete.Popup
            aria-busy={status === 'loading' || undefined}
            className={`${POPUP} max-h-[min(22rem,var(--available-height))] w-(--anchor-width) overflow-y-auto p-1.5 data-empty:hidden`}
          >
            <Autocomplete.List>
              {(item: Item) => (
                <Autocomplete.Item
                  key={keyOf(item)}
                  value={item}
                  className={`${isOld(item) ? OLD_POPUP_ROW : POPUP_ROW} flex-wrap gap-y-0`}
                  onClick={() => onChoose(item)}
                >
                  <bdi className="grow">{labelOf(item)}</bdi>
                  <span className="text-13 text-muted">{hintOf(item)}</span>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}
