import type { Data } from '#data'
import { Checkbox } from '#app/kit/form/checkbox'
import { FieldGroup } from '#app/kit/form/field_group'

type Person = Data.Accounts.UserCard

interface HostFieldProps {
  candidates: Person[]
  /** hosts already chosen, maybe by somebody else of the team */
  present: Person[]
  value: number[]
  error?: string
  onChange: (ids: number[]) => void
}

/** Nothing to choose for somebody who works alone. */
export function HostField({ candidates, present, value, error, onChange }: HostFieldProps) {
  const known = new Set(candidates.map(({ id }) => id))
  const people = [...candidates, ...present.filter(({ id }) => !known.has(id))]
  if (people.length < 2) return null
  return (
    <FieldGroup legend="Hosts" hint="They see the visitors and can check them in." error={error}>
      <div className="flex max-h-56 flex-col gap-3 overflow-y-auto py-1">
        {people.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={value.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, id] : value.filter((each) => each !== id))
            }
          />
        ))}
      </div>
    </FieldGroup>
  )
}
