import type { ComponentProps } from 'react'
import { useIsHydrated } from '#app/kit/hooks/use_is_hydrated'
import { fromLocalInput, toLocalInput } from '#app/kit/form/date_time_value'
import { Input } from '#app/kit/form/input'

interface DateTimeInputProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'disabled' | 'required' | 'aria-label'
> {
  /** ISO 8601 in UTC */
  value: string | null
  onChange: (value: string | null) => void
  /** ISO 8601 in UTC */
  min?: string
  max?: string
}

/** A native picker for local date and time. For a day alone, use an `Input` of type `date`. */
export function DateTimeInput({ value, onChange, min, max, ...rest }: DateTimeInputProps) {
  const isHydrated = useIsHydrated()
  const local = (iso: string | null | undefined) => (isHydrated && iso ? toLocalInput(iso) : '')

  return (
    <Input
      type="datetime-local"
      value={local(value)}
      min={local(min) || undefined}
      max={local(max) || undefined}
      onChange={(event) => onChange(fromLocalInput(event.target.value))}
      {...rest}
    />
  )
}
