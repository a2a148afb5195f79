import { Chip } from '#app/kit/button/chip'
import { FieldGroup } from '#app/kit/form/field_group'
import type { FilterFieldProps } from '#app/search/ui/components/filters/filter_props'

interface ChoicesFieldProps extends FilterFieldProps {
  /** values on the wire and their labels */
  options: Record<string, string>
}

/** Any number of several. */
export function ChoicesField({ name, label, options, query, onShow }: ChoicesFieldProps) {
  const chosen = query[name]?.split(',') ?? []
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
    onShow({ [name]: next.join(',') || undefined })
  }
  return (
    <FieldGroup legend={label}>
      <div className="flex flex-wrap gap-x-2 gap-y-3">
        {Object.entries(options).map(([value, text]) => (
          <Chip key={value} isChosen={chosen.includes(value)} onClick={() => toggle(value)}>
            {text}
          </Chip>
        ))}
      </div>
    </FieldGroup>
  )
}
