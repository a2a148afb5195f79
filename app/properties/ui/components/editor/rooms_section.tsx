import { Plus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { makeUploadKey } from '#app/kit/upload/upload_key'
import type { Room } from '#app/properties/contract/component_content'
import { MAX_ROOMS } from '#app/properties/contract/listing_options'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { PartPhotos } from '#app/properties/ui/components/editor/part_photos'
import { PartSection } from '#app/properties/ui/components/editor/part_section'
import { PartText } from '#app/properties/ui/components/editor/part_text'
import { RoomRow } from '#app/properties/ui/components/editor/room_row'
import { moved } from '#app/kit/media/sortable_order'

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
