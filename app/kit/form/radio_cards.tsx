import type { Option } from '#app/kit/form/option'

interface RadioCardsProps<Value extends string> {
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  name: string
  /** cards per row from 480 px on; one column below */
  columns?: 1 | 2 | 3
}

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' }

/** A single choice among cards. Place it in a `FieldGroup`, which has the question. */
export function RadioCards<Value extends string>({
  options,
  value,
  onChange,
  name,
  columns = 3,
}: RadioCardsProps<Value>) {
  return (
    <div className={`grid gap-2 ${COLUMNS[columns]}`}>
      {options.map(({ icon: Icon, ...option }) => (
        <label
          key={option.value}
          className="relative flex flex-col rounded-2 border border-faint p-3.5 hover:border-ink has-checked:border-brass has-checked:inset-ring has-checked:inset-ring-brass has-disabled:opacity-60 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brass"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 appearance-none outline-none"
          />
          {Icon && <Icon size={20} strokeWidth={1.5} aria-hidden className="mb-2 text-muted" />}
          <span>{option.label}</span>
          {option.hint && <span className="text-13 text-muted">{option.hint}</span>}
        </label>
      ))}
    </div>
  )
}
