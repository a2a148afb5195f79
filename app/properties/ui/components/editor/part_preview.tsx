import type { ReactNode } from 'react'
import { RichTextView } from '#app/common/ui/rich_text_view'
import { useReader } from '#app/kit/hooks/use_reader'
import { Photo } from '#app/kit/media/photo'
import type { PagePart } from '#app/properties/contract/listing_options'
import type { Draft } from '#app/properties/ui/components/editor/state/draft'
import { roomWords } from '#app/properties/ui/components/room_words'

interface PartPreviewProps {
  part: PagePart
  draft: Draft
}

/** A part as the preview shows it, small; nothing where it is empty. */
export function PartPreview({ part, draft }: PartPreviewProps) {
  const { overview, features, staging, neighborhood, location, agent, rooms } = draft.parts
  switch (part) {
    case 'overview':
      return (
        overview.text && (
          <Part title={overview.title || 'About this home'}>
            <RichTextView text={overview.text} className="text-13" />
          </Part>
        )
      )
    case 'features': {
      const items = features.items.filter(Boolean)
      return (
        items.length > 0 && (
          <Part title={features.title || 'Highlights'}>
            <p className="text-13 text-muted">{items.join(' · ')}</p>
          </Part>
        )
      )
    }
    case 'rooms':
      return (
        rooms.rooms.length > 0 && (
          <Part title={rooms.title || 'Rooms'}>
            <RoomsPreview draft={draft} />
          </Part>
        )
      )
    case 'staging':
      return (
        staging.pictures.length > 0 && (
          <Part title="Virtually staged">
            <p className="text-13 text-muted">
              {staging.pictures.length === 1 ? '1 picture' : `${staging.pictures.length} pictures`}
            </p>
          </Part>
        )
      )
    case 'neighborhood':
      return (
        neighborhood.text && (
          <Part title={neighborhood.title || 'The neighborhood'}>
            <RichTextView text={neighborhood.text} className="text-13" />
          </Part>
        )
      )
    case 'location':
      return (
        draft.fields.latitude !== null && (
          <Part title={location.title || 'Location'}>
            <p className="text-13 whitespace-pre-line text-muted">
              {location.text || draft.fields.city}
            </p>
          </Part>
        )
      )
    case 'agent':
      return (
        Object.values(agent).some(Boolean) && (
          <Part title="Agent and contact">
            <p className="text-13 break-words text-muted">
              {Object.values(agent).filter(Boolean).join(' · ')}
            </p>
          </Part>
        )
      )
  }
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <p className="display text-18 break-words">{title}</p>
      {children}
    </div>
  )
}

function RoomsPreview({ draft: { parts, images, fields } }: { draft: Draft }) {
  const { locale } = useReader()
  return (
    <ul className="grid grid-cols-2 gap-3">
      {parts.rooms.rooms.map((room) => {
        const photo = images.find(({ id }) => id === room.photo)
        return (
          <li key={room.id} className="text-13">
            {photo && <Photo image={photo} alt="" sizes="200px" className="mb-1 rounded-2" />}
            <p className="break-words">{room.name || 'Room'}</p>
            <p className="num text-muted">{roomWords(room, fields.area_unit, locale)}</p>
          </li>
        )
      })}
    </ul>
  )
}
