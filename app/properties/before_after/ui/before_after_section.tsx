import { Plus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { moved } from '#app/kit/sorting/order'
import { makeUploadKey } from '#app/kit/upload/upload_key'
import type { PhotoPair } from '#app/properties/before_after/before_after'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { PartSection, PartText, RowButtons } from '#app/properties/editor/ui/part_section'
import { PhotoChooser } from '#app/properties/editor/ui/photo_chooser'
import { MAX_LISTING_ALT_CHARACTERS, MAX_PHOTO_PAIRS } from '#app/properties/listing_options'

/** Pairs of the listing’s photos. */
export function BeforeAfterSection() {
  const { session, state } = useEditor()
  const { title, pairs } = state.draft.parts.before_after
  const edit = (next: PhotoPair[]) => session.editPart('before_after', { pairs: next })
  return (
    <PartSection
      part="before_after"
      title="Before and after"
      hint="Pairs of your own photos: a place as it was, and as it is."
    >
      <PartText
        label="Title"
        placeholder="Before and after"
        value={title}
        onChange={(next) => session.editPart('before_after', { title: next })}
      />
      {pairs.length > 0 && (
        <ul className="flex flex-col gap-8">
          {pairs.map((pair, index) => (
            <PairRow
              key={pair.id}
              pair={pair}
              index={index}
              count={pairs.length}
              onChange={(change) => edit(pairs.with(index, { ...pair, ...change }))}
              onMove={(by) => edit(moved(pairs, index, index + by))}
              onRemove={() => edit(pairs.toSpliced(index, 1))}
            />
          ))}
        </ul>
      )}
      {pairs.length < MAX_PHOTO_PAIRS && (
        <Button
          icon={Plus}
          variant="quiet"
          className="self-start"
          onClick={() =>
            edit([...pairs, { id: makeUploadKey(), before: null, after: null, caption: '' }])
          }
        >
          Add a pair
        </Button>
      )}
    </PartSection>
  )
}

interface PairRowProps {
  pair: PhotoPair
  /** from 0 */
  index: number
  count: number
  onChange: (change: Partial<PhotoPair>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function PairRow({ pair, index, count, onChange, onMove, onRemove }: PairRowProps) {
  const name = `pair ${index + 1}`
  return (
    <li className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-4">
        <div>
          <p className="label mb-2">Before</p>
          <PhotoChooser
            label={`Before, ${name}`}
            chosenId={pair.before}
            onChoose={(before) => onChange({ before })}
          />
        </div>
        <div>
          <p className="label mb-2">After</p>
          <PhotoChooser
            label={`After, ${name}`}
            chosenId={pair.after}
            onChoose={(after) => onChange({ after })}
          />
        </div>
      </div>
      <Field label={`Caption of ${name}`} isOptional>
        <Input
          value={pair.caption}
          maxLength={MAX_LISTING_ALT_CHARACTERS}
          placeholder="The kitchen, renovated in 2024"
          onChange={(event) => onChange({ caption: event.target.value })}
        />
      </Field>
      <div className="flex gap-1">
        <RowButtons {...{ name, index, count, onMove, onRemove }} />
      </div>
    </li>
  )
}
