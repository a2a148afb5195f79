import { useEffect, useRef, useState } from 'react'
import { Select as BaseSelect } from '@base-ui/react/select'
import { Check } from 'lucide-react'
import { useFieldControl } from '#app/kit/form/field_context'
import { SELECT_STYLE, SelectArrow, type SelectProps } from '#app/kit/form/select'
import { POPUP, POPUP_ROW } from '#app/kit/overlay/popup_style'

/** `Select` once it was opened, in its own file to load on demand. */
export default function SelectList({
  options,
  value,
  onChange,
  placeholder = 'Choose',
  name,
  isDisabled,
  'aria-label': ariaLabel,
}: SelectProps<string>) {
  const control = useFieldControl()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    // so that focus comes back to its button
    const frame = requestAnimationFrame(() => {
      button.current?.focus({ preventScroll: true })
      setOpen(true)
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <BaseSelect.Root
      items={options}
      value={value}
      onValueChange={(chosen) => chosen !== null && onChange(chosen)}
      open={isOpen}
      onOpenChange={setOpen}
      name={name}
      disabled={isDisabled}
      modal={false}
    >
      <BaseSelect.Trigger ref={button} aria-label={ariaLabel} className={SELECT_STYLE} {...control}>
        <BaseSelect.Value
          placeholder={placeholder}
          className="truncate data-placeholder:text-muted"
        />
        <SelectArrow />
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
