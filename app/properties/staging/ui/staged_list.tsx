import { TextLink } from '#app/kit/button/text_link'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { Photo } from '#app/kit/media/photo'
import { RowButtons } from '#app/properties/editor/ui/part_section'
import { MAX_LISTING_ALT_CHARACTERS } from '#app/properties/listing_options'
import type { StagedPicture } from '#app/properties/parts/component_content'
import { pairOf } from '#app/properties/staging/ui/staged_pair'
import type { Data } from '#data'

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

interface StagedRowProps {
  picture: StagedPicture
  images: readonly Data.Media.Image[]
  /** from 0 */
  index: number
  count: number
  onCaption: (caption: string) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function StagedRow(props: StagedRowProps) {
  const { picture, images, index, count, onCaption, onMove, onRemove } = props
  const name = `staged photo ${index + 1}`
  const pair = pairOf(picture, images)

  return (
    <li className="grid gap-x-4 gap-y-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="max-sm:max-w-60">
        <Photo image={pair?.after ?? null} sizes="240px" alt="" className="rounded-2" />
      </div>
      <div className="min-w-0">
        <Field label={`Caption for ${name}`} isOptional>
          <Input
            value={picture.caption}
            maxLength={MAX_LISTING_ALT_CHARACTERS}
            placeholder="The living room in oak and linen"
            onChange={(event) => onCaption(event.target.value)}
          />
        </Field>
        <div className="mt-1 flex gap-1">
          <RowButtons {...{ name, index, count, onMove, onRemove }} />
        </div>
      </div>
    </li>
  )
}
