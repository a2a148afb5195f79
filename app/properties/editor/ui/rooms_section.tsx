import { Plus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { NumberInput } from '#app/kit/form/number_input'
import { moved } from '#app/kit/sorting/order'
import { makeUploadKey } from '#app/kit/upload/upload_key'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { PartSection, PartText, RowButtons } from '#app/properties/editor/ui/part_section'
import { PartPhotos, PhotoChooser } from '#app/properties/editor/ui/photo_chooser'
import { MAX_ROOMS, AREA_UNITS } from '#app/properties/listing_options'
import type { Room } from '#app/properties/parts/component_content'

export function RoomsSection() {
  const { session, state } = useEditor()
  const { title, rooms } = state.draft.parts.rooms
  const edit = (next: Room[]) => session.editPart('rooms', { rooms: next })
  const add = () =>
    edit([...rooms, { id: makeUploadKey(), name: '', size: null, floor: '', photo: null }])

  return (
    <PartSection part="rooms" title="Rooms">
      <PartText
        label="Title"
        placeholder="Rooms"
        value={title}
        onChange={(next) => session.editPart('rooms', { title: next })}
      />
      {rooms.length > 0 && (
        <ul className="flex flex-col gap-6">
          {rooms.map((room, index) => (
            <RoomRow
              key={room.id}
              room={room}
              index={index}
              count={rooms.length}
              onChange={(change) => edit(rooms.with(index, { ...room, ...change }))}
              onMove={(by) => edit(moved(rooms, index, index + by))}
              onRemove={() => edit(rooms.toSpliced(index, 1))}
            />
          ))}
        </ul>
      )}
      {rooms.length < MAX_ROOMS && (
        <Button icon={Plus} variant="quiet" className="self-start" onClick={add}>
          Add a room
        </Button>
      )}
      <PartPhotos part="rooms" />
    </PartSection>
  )
}

interface RoomRowProps {
  room: Room
  /** from 0 */
  index: number
  count: number
  onChange: (change: Partial<Room>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function RoomRow({ room, index, count, onChange, onMove, onRemove }: RoomRowProps) {
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
