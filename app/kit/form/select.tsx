import { Select as BaseSelect } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { controlStyle } from '#app/kit/form/control_style'
import { useFieldControl } from '#app/kit/form/field_context'
import type { Option } from '#app/kit/form/option'
import { POPUP, POPUP_ROW } from '#app/kit/overlay/popup_style'

interface SelectProps<Value extends string> {
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

/** A single choice among a few values; for many or server-side ones, use `Combobox`. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder = 'Choose',
  name,
  isDisabled,
  'aria-label': ariaLabel,
}: SelectProps<Value>) {
  const control = useFieldControl()

  return (
    <BaseSelect.Root
      items={options}
      value={value}
      onValueChange={(chosen) => chosen !== null && onChange(chosen)}
      name={name}
      disabled={isDisabled}
      modal={false}
    >
      <BaseSelect.Trigger
        aria-label={ariaLabel}
        className={controlStyle({
          className: 'flex items-center justify-between gap-3 text-left data-disabled:opacity-60',
        })}
        {...control}
      >
        <BaseSelect.Value
          placeholder={placeholder}
          className="truncate data-placeholder:text-muted"
        />
        <BaseSelect.Icon>
          <ChevronDown size={18} strokeWidth={1.5} aria-hidden className="text-muted" />
        </BaseSelect.Icon>
      </BaseSelect.Trigger>
      <BaseSelect.Portal>
        <BaseSelect.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-50">
          <BaseSelect.Popup className={POPUP}>
            <BaseSelect.List className="max-h-[min(24rem,var(--available-height))] min-w-(--anchor-width) overflow-y-auto p-1.5">
              {options.map((option) => (
                <BaseSelect.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.isDisabled}
                  className={POPUP_ROW}
                >
                  <BaseSelect.ItemText className="flex-1">{option.label}</BaseSelect.ItemText>
                  {option.hint && <span className="text-13 text-muted">{option.hint}</span>}
                  <BaseSelect.ItemIndicator>
                    <Check size={16} strokeWidth={1.5} aria-hidden className="text-brass" />
                  </BaseSelect.ItemIndicator>
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  )
}
