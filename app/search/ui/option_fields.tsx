import { Chip } from '#app/kit/button/chip'
import { FieldGroup } from '#app/kit/form/field_group'
import { OptionCount } from '#app/search/counts/ui/option_count'
import type { CountOfOption } from '#app/search/counts/ui/use_option_counts'
import type { FilterFieldProps } from '#app/search/ui/filter_inputs'

interface CountedFieldProps extends FilterFieldProps {
  countOf: CountOfOption
}

interface RoomsFieldProps extends CountedFieldProps {
  offered: readonly string[]
}

/** At least so many. */
export function RoomsField({ name, label, offered, query, countOf, onShow }: RoomsFieldProps) {
  const chosen = query[name]
  return (
    <FieldGroup legend={label}>
      <div className="flex flex-wrap gap-x-2 gap-y-3">
        <Chip isChosen={!chosen} onClick={() => onShow({ [name]: undefined })}>
          Any
        </Chip>
        {offered.map((rooms) => (
          <Chip key={rooms} isChosen={chosen === rooms} onClick={() => onShow({ [name]: rooms })}>
            {`${rooms}+`}
            <OptionCount counted={countOf(name, rooms)} />
          </Chip>
        ))}
      </div>
    </FieldGroup>
  )
}

interface ChoicesFieldProps extends CountedFieldProps {
  /** values on the wire and their labels */
  options: Readonly<Record<string, string>>
}

/** Any number of several. */
export function ChoicesField({ name, label, options, query, countOf, onShow }: ChoicesFieldProps) {
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
            <OptionCount counted={countOf(name, value)} />
          </Chip>
        ))}
      </div>
    </FieldGroup>
  )
}

/** One of several, or any. */
export function ChoiceField({ name, label, options, query, countOf, onShow }: ChoicesFieldProps) {
  const chosen = query[name]
  return (
    <FieldGroup legend={label}>
      <div className="flex flex-wrap gap-x-2 gap-y-3">
        <Chip isChosen={!chosen} onClick={() => onShow({ [name]: undefined })}>
          Any
        </Chip>
        {Object.entries(options).map(([value, text]) => (
          <Chip key={value} isChosen={chosen === value} onClick={() => onShow({ [name]: value })}>
            {text}
            <OptionCount counted={countOf(name, value)} />
          </Chip>
        ))}
      </div>
    </FieldGroup>
  )
}
