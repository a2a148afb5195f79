import type { Data } from '#data'
import { TextLink } from '#app/kit/button/text_link'
import type { StagedPicture } from '#app/properties/contract/component_content'
import { StagedRow } from '#app/properties/ui/components/editor/staged_row'

interface StagedListProps {
  pictures: readonly StagedPicture[]
  images: readonly Data.Media.Image[]
  onChange: (pictures: StagedPicture[]) => void
}

export function StagedList({ pictures, images, onChange }: StagedListProps) {
  if (!pictures.length) {
    return (
      <p className="text-muted">
        None yet. Redesign a room in the <TextLink href="/designer">designer</TextLink>, then send
        it to this listing.
      </p>
    )
  }
  const move = (from: number, to: number) =>
    onChange(pictures.toSpliced(from, 1).toSpliced(to, 0, pictures[from]))

  return (
    <ul className="flex flex-col gap-4">
      {pictures.map((picture, index) => (
        <StagedRow
          key={picture.image}
          picture={picture}
          images={images}
          index={index}
          count={pictures.length}
          onCaption={(caption) => onChange(pictures.with(index, { ...picture, caption }))}
          onMove={(by) => move(index, index + by)}
          onRemove={() => onChange(pictures.toSpliced(index, 1))}
        />
      ))}
    </ul>
  )
}
