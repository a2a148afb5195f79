import { Slider as BaseSlider } from '@base-ui/react/slider'

interface SliderProps<Value extends number | readonly number[]> {
  label: string
  /** one number, or both ends of a range */
  value: Value
  onChange: (value: Value) => void
  /** called on release, the time to ask the server */
  onCommit?: (value: Value) => void
  min: number
  max: number
  step?: number
  /** formats a number, also for screen readers: `2 miles` */
  format?: (value: number) => string
}

export function Slider<Value extends number | readonly number[]>({
  label,
  value,
  onChange,
  onCommit,
  min,
  max,
  step = 1,
  format = String,
}: SliderProps<Value>) {
  const ends: readonly number[] = typeof value === 'number' ? [value] : value
  const names = ends.length > 1 ? [`${label}, from`, `${label}, to`] : [label]

  return (
    <BaseSlider.Root
      value={value}
      onValueChange={(changed) => onChange(changed as Value)}
      onValueCommitted={(committed) => onCommit?.(committed as Value)}
      min={min}
      max={max}
      step={step}
      thumbAlignment="edge-client-only"
    >
      <div className="flex items-baseline justify-between gap-4">
        <span className="label">{label}</span>
        <span className="num text-13">{ends.map(format).join(' – ')}</span>
      </div>
      <BaseSlider.Control className="flex h-11 w-full touch-none items-center select-none">
        <BaseSlider.Track className="h-0.5 w-full rounded-full bg-faint">
          <BaseSlider.Indicator className="rounded-full bg-brass" />
          {ends.map((_, index) => (
            <BaseSlider.Thumb
              key={names[index]}
              index={index}
              aria-label={names[index]}
              getAriaValueText={(_formatted, number) => format(number)}
              className="size-5 rounded-full border border-brass bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass"
            />
          ))}
        </BaseSlider.Track>
      </BaseSlider.Control>
    </BaseSlider.Root>
  )
}
