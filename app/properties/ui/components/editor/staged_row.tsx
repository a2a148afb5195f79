import type { Data } from '#data'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { Photo } from '#app/kit/media/photo'
import type { StagedPicture } from '#app/properties/contract/component_content'
import { MAX_ALT_CHARACTERS } from '#app/properties/contract/listing_options'
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

export function StagedRow(props: StagedRowProps) {
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
            maxLength={MAX_ALT_CHARACTERS}
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
