import { Chip } from '#app/kit/button/chip'
import { FieldGroup } from '#app/kit/form/field_group'
import type { FilterFieldProps } from '#app/search/ui/components/filters/filter_props'

const ROOMS = ['1', '2', '3', '4', '5', '6']

/** At least so many. */
export function RoomsField({ name, label, query, onShow }: FilterFieldProps) {
  const chosen = query[name]
  return (
    <FieldGroup legend={label}>
      <div className="flex flex-wrap gap-x-2 gap-y-3">
        <Chip isChosen={!chosen} onClick={() => onShow({ [name]: undefined })}>
          Any
        </Chip>
        {ROOMS.map((rooms) => (
          <Chip
            key={rooms}
            isChosen={chosen === rooms}
            onClick={() => onShow({ [name]: rooms })}
          >{`${rooms}+`}</Chip>
        ))}
      </div>
    </FieldGroup>
  )
}
