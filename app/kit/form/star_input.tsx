import { useId } from 'react'
import { Star } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { FieldGroup } from '#app/kit/form/field_group'

interface StarInputProps {
  legend: string
  /** 1 to 5; null without a rating */
  value: number | null
  onChange: (value: number) => void
  /** offers to take the rating back */
  onClear?: () => void
  error?: string
  hint?: string
}

const WORDS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']

/** One to five stars, as radio buttons. */
export function StarInput({ legend, value, onChange, onClear, error, hint }: StarInputProps) {
  const name = useId()
  return (
    <FieldGroup legend={legend} hint={value ? WORDS[value - 1] : hint} error={error}>
      <div className="-ml-2 flex items-center gap-1">
        {WORDS.map((word, index) => {
          const star = index + 1
          return (
            <label
              key={star}
              className="relative grid size-11 place-items-center rounded-2 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-brass"
            >
              <input
                type="radio"
                name={name}
                value={star}
                checked={star === value}
                onChange={() => onChange(star)}
                aria-label={`${star} of 5: ${word}`}
                className="absolute inset-0 appearance-none outline-none"
              />
              <Star
                size={26}
                strokeWidth={1.5}
                aria-hidden
                className={
                  value !== null && star <= value ? 'fill-current text-brass' : 'text-faint'
                }
              />
            </label>
          )
        })}
        {onClear && value !== null && (
          <Button variant="quiet" size="sm" onClick={onClear}>
            Clear
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}
