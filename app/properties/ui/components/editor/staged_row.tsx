import type { Data } from '#data'
import { Field } from '#app/common/ui/kit/field'
import { Input } from '#app/common/ui/kit/input'
import { Photo } from '#app/common/ui/kit/photo'
import type { StagedPicture } from '#app/properties/component_content'
import { MOST_IMAGE_WORDS } from '#app/properties/listing_options'
import { RowButtons } from '#app/properties/ui/components/editor/row_buttons'
import { pairOf } from '#app/properties/ui/components/staged_pair'

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

/** One virtually staged picture with what may be done about it. */
export function StagedRow(props: StagedRowProps) {
  const { picture, images, index, count, onCaption, onMove, onRemove } = props
  const name = `staged picture ${index + 1}`
  const pair = pairOf(picture, images)

  return (
    <li className="grid gap-x-4 gap-y-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="max-sm:max-w-60">
        <Photo image={pair?.after ?? null} sizes="240px" alt="" className="rounded-2" />
      </div>
      <div className="min-w-0">
        <Field label={`Caption of ${name}`} isOptional>
          <Input
            value={picture.caption}
            maxLength={MOST_IMAGE_WORDS}
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
