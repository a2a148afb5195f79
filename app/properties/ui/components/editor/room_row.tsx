import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { NumberInput } from '#app/kit/form/number_input'
import type { Room } from '#app/properties/contract/component_content'
import { AREA_UNITS } from '#app/properties/contract/listing_options'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { PhotoChooser } from '#app/properties/ui/components/editor/photo_chooser'
import { RowButtons } from '#app/properties/ui/components/editor/row_buttons'

interface RoomRowProps {
  room: Room
  /** from 0 */
  index: number
  count: number
  onChange: (change: Partial<Room>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function RoomRow({ room, index, count, onChange, onMove, onRemove }: RoomRowProps) {
  const { fields } = useEditor().state.draft
  const name = `room ${index + 1}`
  return (
    <li className="grid gap-x-4 gap-y-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <PhotoChooser
        label={`Photo of ${name}`}
        chosenId={room.photo}
        onChoose={(photo) => onChange({ photo })}
      />
      <div className="flex min-w-0 flex-col gap-3">
        <Field label={`Name of ${name}`}>
          <Input
            value={room.name}
            placeholder="Living room"
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Field label="Size" isOptional>
            <NumberInput
              value={room.size}
              min={0}
              decimals={1}
              suffix={AREA_UNITS[fields.area_unit]}
              onChange={(size) => onChange({ size })}
            />
          </Field>
          <Field label="Floor" isOptional>
            <Input
              value={room.floor}
              placeholder="Ground floor"
              onChange={(event) => onChange({ floor: event.target.value })}
            />
          </Field>
        </div>
        <div className="flex gap-1">
          <RowButtons {...{ name, index, count, onMove, onRemove }} />
        </div>
      </div>
    </li>
  )
}
