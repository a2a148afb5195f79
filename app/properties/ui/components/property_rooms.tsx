import type { Data } from '#data'
import { useReader } from '#app/kit/hooks/use_reader'
import { Photo } from '#app/kit/media/photo'
import { roomsContent } from '#app/properties/contract/component_content'
import { roomWords } from '#app/properties/ui/components/room_words'

interface PropertyRoomsProps {
  property: Data.Properties.Property
  images: readonly Data.Media.Image[]
}

export function PropertyRooms({ property, images }: PropertyRoomsProps) {
  const { locale } = useReader()
  const { title, rooms } = roomsContent(property.components.rooms?.content)
  if (!rooms.length) return null
  return (
    <section className="mt-14 md:mt-20">
      <h2 className="text-28 md:text-36">{title || 'Rooms'}</h2>
      <ul className="mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-2">
        {rooms.map((room) => {
          const photo = images.find(({ id }) => id === room.photo)
          const words = roomWords(room, property.area_unit, locale)
          return (
            <li key={room.id} className={photo ? '' : 'border-t border-line pt-4'}>
              {photo && (
                <Photo
                  image={photo}
                  sizes="(width >= 768px) 400px, 100vw"
                  className="mb-3 rounded-6"
                />
              )}
              <h3 className="text-18 break-words">{room.name || 'Room'}</h3>
              {words && <p className="num text-13 text-muted">{words}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
