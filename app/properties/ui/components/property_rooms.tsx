import type { Data } from '#data'
import { useReader } from '#app/kit/hooks/use_reader'
import { Photo } from '#app/kit/media/photo'
import { roomsContent } from '#app/properties/contract/component_content'
import type { ListingImage } from '#app/properties/ui/templates/shown_listing'
import { roomWords } from '#app/properties/ui/components/room_words'
import { PartFrame } from '#app/properties/ui/components/part_frame'

interface PropertyRoomsProps {
  property: Data.Properties.Property
  images: readonly ListingImage[]
}

export function PropertyRooms({ property, images }: PropertyRoomsProps) {
  const { locale } = useReader()
  const { title, rooms } = roomsContent(property.components.rooms?.content)
  if (!rooms.length) return null
  return (
    <PartFrame part="rooms" title={title || 'Rooms'}>
      <ul className="part-rooms">
        {rooms.map((room) => {
          const photo = images.find(({ id }) => id === room.photo)
          const words = roomWords(room, property.area_unit, locale)
          return (
            <li key={room.id} className="part-room" data-plain={photo ? undefined : ''}>
              {photo && (
                <span className="part-room-photo">
                  <Photo image={photo} ratio="fill" sizes="(width >= 768px) 400px, 100vw" />
                </span>
              )}
              <div className="min-w-0">
                <h3 className="text-18 break-words">{room.name || 'Room'}</h3>
                {words && <p className="num text-13 text-muted">{words}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </PartFrame>
  )
}
