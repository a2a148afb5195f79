import type { ReactNode } from 'react'
import { NumberField } from '@base-ui/react/number-field'
import { useReaderAtOnce } from '#app/kit/hooks/use_reader'
import { controlStyle, INSIDE_FRAME } from '#app/kit/form/control_style'
import { useFieldControl } from '#app/kit/form/field_context'

export interface NumberInputProps {
  value: number | null
  onChange: (value: number | null) => void
  min?: number
  step?: number
  /** defaults to whole numbers */
  decimals?: number
  name?: string
  placeholder?: string
  isDisabled?: boolean
  prefix?: ReactNode
  /** the unit: `m²`, `miles` */
  suffix?: ReactNode
}

/**
 * A localized number field with arrow keys. It has no maximum, which would silently replace what
 * was typed: the server rejects values that are too large.
 */
export function NumberInput({
  value,
  onChange,
  decimals = 0,
  placeholder,
  isDisabled,
  prefix,
  suffix,
  ...rest
}: NumberInputProps) {
  const control = useFieldControl()
  const { locale } = useReaderAtOnce()

  return (
    <NumberField.Root
      id={control.id}
      value={value}
      onValueChange={onChange}
      locale={locale}
      format={{ maximumFractionDigits: decimals }}
      disabled={isDisabled}
      {...rest}
    >
      <NumberField.Group className={controlStyle({ isFramed: true })}>
        {prefix && <span className="pl-4 text-muted">{prefix}</span>}
        <NumberField.Input
          placeholder={placeholder}
          aria-labelledby={control['aria-labelledby']}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          className={`num ${INSIDE_FRAME} ${prefix ? 'pl-2' : ''}`}
        />
        {suffix && <span className="pr-4 text-13 text-muted">{suffix}</span>}
      </NumberField.Group>
    </NumberField.Root>
  )
}
