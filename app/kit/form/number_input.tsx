import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useReaderAtOnce } from '#app/kit/hooks/use_reader'
import { controlStyle, INSIDE_FRAME } from '#app/kit/form/control_style'
import { useFieldControl } from '#app/kit/form/field_context'
import {
  decimalMark,
  numberText,
  parseNumber,
  roundNumber,
  typableText,
} from '#app/kit/form/number_text'

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

const SMALL_STEP = 0.1
const LARGE_STEP = 10

/**
 * A localized number field with arrow keys. It has no maximum, which would silently replace what
 * was typed: the server rejects values that are too large.
 */
export function NumberInput({
  value,
  onChange,
  min,
  step = 1,
  decimals = 0,
  name,
  placeholder,
  isDisabled,
  prefix,
  suffix,
}: NumberInputProps) {
  const control = useFieldControl()
  const { locale } = useReaderAtOnce()
  /** until the field is left; null shows the value */
  const [typed, setTyped] = useState<string | null>(null)
  const format = { locale, decimals }
  const isSigned = min === undefined || min < 0
  const text = typed ?? numberText(value, format)

  const change = (next: number | null) => onChange(next === null ? null : withinLimits(next, min))
  const type = (entered: string) => {
    const next = typableText(entered, locale, isSigned)
    setTyped(next)
    const number = parseNumber(next, format)
    if (number !== null || !next.trim()) change(number)
  }
  const set = (event: KeyboardEvent, next: number) => {
    event.preventDefault()
    event.stopPropagation()
    setTyped(null)
    change(roundNumber(next, decimals))
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    if (ctrlKey || metaKey) return
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      const by = altKey ? SMALL_STEP : shiftKey ? LARGE_STEP : step
      return set(event, value === null ? 0 : value + (key === 'ArrowUp' ? by : -by))
    }
    if (key === 'Home' && min !== undefined) return set(event, min)
    if (key.length !== 1 || altKey) return
    const kept = textAround(event.currentTarget)
    const isSecondMark = key === decimalMark(locale) && kept.includes(key)
    if (isSecondMark || !typableText(key, locale, isSigned)) event.preventDefault()
  }

  return (
    <div className={controlStyle({ isFramed: true })}>
      {prefix && <span className="pl-4 text-muted">{prefix}</span>}
      <input
        type="text"
        inputMode={isSigned ? 'text' : decimals ? 'decimal' : 'numeric'}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-roledescription="Number field"
        value={text}
        placeholder={placeholder}
        disabled={isDisabled}
        className={`num ${INSIDE_FRAME} ${prefix ? 'pl-2' : ''}`}
        {...control}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={pressKey}
        onBlur={() => setTyped(null)}
      />
      {suffix && <span className="pr-4 text-13 text-muted">{suffix}</span>}
      {name && <input type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />}
    </div>
  )
}

function withinLimits(value: number, min = Number.MIN_SAFE_INTEGER): number {
  return Math.min(Math.max(value, min), Number.MAX_SAFE_INTEGER)
}

function textAround({ value, selectionStart, selectionEnd }: HTMLInputElement): string {
  return value.slice(0, selectionStart ?? 0) + value.slice(selectionEnd ?? value.length)
}
